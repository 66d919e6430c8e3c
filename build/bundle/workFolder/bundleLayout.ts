// The bundler's working folder: the same paths on every machine.
import { lstatSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../../io/writeWhole.ts'
import { ensureLink } from './ensureLink.ts'

/**
 * Makes one layout for every site, out of links: theme/ and build/ are the engine's, site/ is the site,
 * node_modules/ has the packages (packageLinks.ts). esbuild's names and hashes contain paths. With this
 * layout, equal files give equal bytes in any folder.
 */
export function layOut(folder: string, root: string, engineRoot: string): string {
  const work = join(folder, 'work')
  mkdirSync(work, { recursive: true })
  // esbuild reads the nearest package.json. Without this one, it would read that of the folder around the
  // cache. The theme has no module type, like the files of the site (resolve/moduleTypePlugin.ts).
  writeWhole(join(work, 'package.json'), '{}')
  const links = {
    theme: join(engineRoot, 'theme'),
    build: join(engineRoot, 'build'),
    site: root,
  }
  for (const [name, target] of Object.entries(links)) ensureLink(join(work, name), target)
  // Earlier versions linked the engine's folder.
  const modules = join(work, 'node_modules')
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(modules)
  return work
}
