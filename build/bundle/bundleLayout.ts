// Where the bundler works: the same paths on every machine.
import { lstatSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../io/writeWhole.ts'

/**
 * One layout for every site, made of links: theme/, build/ and node_modules/ are the engine's, site/ is the site. Paths go
 * into esbuild's names and hashes; with this the same files give the same bytes wherever they lie.
 */
export function layOut(folder: string, root: string, engineRoot: string): string {
  const work = join(folder, 'work')
  mkdirSync(work, { recursive: true })
  // esbuild reads the nearest package.json; without one here it would be that of whatever folder the cache lies in.
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
