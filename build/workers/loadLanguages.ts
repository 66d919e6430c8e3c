// highlight.js; grammars are loaded when first used.
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { packageFile } from '../io/packageFile.ts'

export function loadLanguages() {
  const require = createRequire(import.meta.url)
  const file = (path: string) => packageFile('highlight.js', `lib/${path}.js`)
  const folder = dirname(file('languages/javascript'))
  const names = readdirSync(folder).flatMap((name) => (/^[^.]+\.js$/.test(name) ? [name.slice(0, -3)] : []))
  return { core: require(file('core')), names, load: (name: string) => require(file(`languages/${name}`)) }
}
