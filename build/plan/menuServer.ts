// The MCP server that readers install from the menu of a page.

import type { Config } from '../model/project.ts'
import published from '../shared/published.json' with { type: 'json' }
import type { SiteData } from '../shared/siteData.ts'

type Server = NonNullable<SiteData['pageMenu']>['mcp']

/** Undefined where there is none. Readers start the server of `troodon mcp` from the npm registry. */
export function menuServer(
  mcp: boolean | string,
  { title: name, url, baseUrl }: Pick<Config, 'title' | 'url' | 'baseUrl'>,
  { isPublished }: typeof published = published,
): Server {
  if (typeof mcp === 'string') return { name, url: new URL(mcp, url).href }
  return mcp && isPublished
    ? { name, command: 'npx', args: ['-y', 'troodon', 'mcp', url + baseUrl] }
    : undefined
}
