// The version of Troodon that is running.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export function packageVersion(engineRoot: string): string {
  const manifest = readFileSync(join(engineRoot, 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { readonly version: string }).version
}
