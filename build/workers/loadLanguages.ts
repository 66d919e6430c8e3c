// highlight.js from node_modules; grammars are loaded when first used.
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'

export function loadLanguages() {
  const require = createRequire(import.meta.url)
  const core = require('highlight.js/lib/core')
  const folder = dirname(require.resolve('highlight.js/lib/languages/javascript'))
  const names = readdirSync(folder).flatMap((name) => (/^[^.]+\.js$/.test(name) ? [name.slice(0, -3)] : []))
  return { core, names, load: (name: string) => require(`highlight.js/lib/languages/${name}`) }
}
