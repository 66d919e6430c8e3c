// Whether pages can be made from templates (theme/template/): no component of the site or of a plugin is
// rendered with a page, except where the theme renders it on its own.
import type { Metafile } from 'esbuild'

/** Files of the theme that render what they import with `aloneIn` (theme/context/alone.tsx). */
const alone: ReadonlySet<string> = new Set(['theme/layout/navbarItems.tsx'])

/** The metafile is that of the run for the server, with an entry for the theme. */
export const isStock = (server: Metafile): boolean => isMadeOfOurs(server, alone)

/** Whether code of the site or of a plugin is on every page. Such code can show any data of the theme. */
export const hasOwnParts = (server: Metafile): boolean => !isMadeOfOurs(server, new Set())

/** `holders`: files whose imports do not count when they are not ours. */
function isMadeOfOurs({ inputs }: Metafile, holders: ReadonlySet<string>): boolean {
  const reached = new Set(['theme/server.tsx'])
  for (const path of reached) {
    if (!isOurs(path)) return false
    for (const { path: imported, external } of inputs[path]?.imports ?? [])
      if (!external && (isOurs(imported) || !holders.has(path))) reached.add(imported)
  }
  return true
}

/** Modules of the theme, of React, and of the engine. */
const isOurs = (input: string): boolean =>
  /^(?:(?:[\w-]+:)?(?:theme|build)\/|generated:|node_modules\/(?:react|react-dom|scheduler)@)/.test(input)
