// The bundler's working folder: the same paths on every machine.
import { lstatSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../io/writeWhole.ts'

/**
 * Makes one layout for every site, out of links: theme/, build/ and node_modules/ are the engine's, site/ is
 * the site. esbuild's names and hashes contain paths. With this layout, equal files give equal bytes in any
 * folder.
 */
export function layOut(folder: string, root: string, engineRoot: string): string {
  const work = join(folder, 'work')
  mkdirSync(work, { recursive: true })
  // esbuild reads the nearest package.json. Without this one, it would read that of the folder around the
  // cache.
  writeWhole(join(work, 'package.json'), '{ "type": "module" }')
  const links = {
    theme: join(engineRoot, 'theme'),
    build: join(engineRoot, 'build'),
    node_modules: join(engineRoot, 'node_modules'),
    site: root,
  }
  for (const [name, target] of Object.entries(links)) {
    const link = join(work, name)
    if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() && readlinkSync(link) === target)
      continue
    rmSync(link, { recursive: true, force: true })
    symlinkSync(target, link)
  }
  return work
}
