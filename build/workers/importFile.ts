// Imports a server module that the bundler wrote: the theme, or a page with code.
import { pathToFileURL } from 'node:url'

export async function importFile<Exports>(file: string): Promise<Exports> {
  return (await import(pathToFileURL(file).href)) as Exports
}
