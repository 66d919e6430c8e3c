// Files of packages that the engine reads while it runs. A published Troodon brings them along in
// lib/packages/ (scripts/pack/packages.js); a checkout of the repository has them in node_modules/.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Absolute. `path` begins at the folder of the package. Throws when it is not installed. */
export function packageFile(name: string, path: string): string {
  // The engine is in lib/engine/<name>/.
  const broughtAlong = fileURLToPath(new URL(`../../packages/${name}/${path}`, import.meta.url))
  return existsSync(broughtAlong)
    ? broughtAlong
    : createRequire(import.meta.url).resolve(`${name}/${path.replace(/\.js$/, '')}`)
}
