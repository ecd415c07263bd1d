// case: a helper adds its arguments, or its receiver if a container is passed
container.nest(a, b)
container.nest([c, d])
e.nest(in: container)
nest(f)
nest(g, in: container.stack)
embed(in: container)
Layout.nest(h, in: box)
Layout.nest(i)
make().nest(j)
// actions:
