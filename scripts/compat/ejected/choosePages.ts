/**
 * The `count` pages that together have the most classes: they show the most components of a theme. `pages`
 * has the HTML of each route.
 */
export function choosePages(pages: ReadonlyMap<string, string>, count: number): readonly string[] {
  const left = new Map([...pages].map(([route, html]) => [route, classesIn(html)]))
  const chosen: string[] = []
  while (chosen.length < count && left.size > 0) {
    const [best = ['', new Set<string>()] as const] = [...left].sort(
      ([, one], [, other]) => other.size - one.size,
    )
    const [route, classes] = best
    chosen.push(route)
    left.delete(route)
    for (const others of left.values()) for (const name of classes) others.delete(name)
  }
  return chosen
}

const classesIn = (html: string): Set<string> =>
  new Set(
    [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(([, quoted, plain]) =>
      (quoted ?? plain ?? '').split(' '),
    ),
  )
