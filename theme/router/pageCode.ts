// Fetches data and modules of pages.
import type { ComponentType } from 'react'
import type { RouteData } from '../../build/shared/routeData.ts'
import type { PageProps } from '../context/route.tsx'

/** The data is missing or belongs to another deploy: only a full navigation can show the page. */
export class StaleError extends Error {}

/** The page has another security policy: it needs a full navigation, without a warning. */
export class PolicyError extends StaleError {}

export async function fetchJson(href: string): Promise<unknown> {
  const response = await fetch(href, { credentials: 'same-origin' })
  if (!response.ok) throw new StaleError(`${href} answered ${response.status}.`)
  return response.json()
}

/** The component of a page with code; null for every other page. */
export const loadPageCode = (route: RouteData): Promise<ComponentType<PageProps>> | null =>
  'code' in route && route.code ? loadModule(route.path, route.code.href) : null

async function loadModule(path: string, href: string): Promise<ComponentType<PageProps>> {
  const module = (await import(href)) as { default: ComponentType<PageProps> }
  if (!module.default)
    throw new Error(`The page component at ${path} has no default export. Add "export default" to it.`)
  return module.default
}
