/** `count` routes, evenly spread over all in their order. The first is always included. */
export function sampleOf(routes: readonly string[], count: number): readonly string[] {
  if (routes.length <= count) return routes
  return Array.from(
    { length: count },
    (_, index) => routes[Math.floor((index * routes.length) / count)] as string,
  )
}
