// The fields with HTML from Markdown in the data of each view.
import type { RouteData } from '../shared/routeData.ts'

/**
 * The same data without HTML, as it is written into the page: the browser takes the HTML from the document.
 */
export function withoutBodies(route: RouteData): RouteData {
  return 'body' in route ? { ...route, body: null } : withExcerpts(route, [])
}

/** The data of a list of posts with the HTML of their excerpts, in order; other data is returned as it is. */
export function withExcerpts(route: RouteData, excerpts: readonly string[]): RouteData {
  if (!('posts' in route)) return route
  return { ...route, posts: route.posts.map((post, index) => ({ ...post, body: excerpts[index] ?? null })) }
}
