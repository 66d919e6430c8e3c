// Imports a server module: the theme, a page with code, or a package of the site.
import { pathToFileURL } from 'node:url'

/** A script of the engine has no `import` of its own (loadScript.ts). */
declare const __import: ((url: string) => Promise<unknown>) | undefined

export async function importFile<Exports>(file: string): Promise<Exports> {
  const { href } = pathToFileURL(file)
  return (await (typeof __import === 'function' ? __import(href) : import(href))) as Exports
}
