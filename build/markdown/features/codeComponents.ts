// Code blocks that a component of the site shows: `markdown.codeBlocks` names it by the language of the
// fence.
import type { Token } from 'markdown-it'
import { readMeta } from '../../shared/code/meta.ts'
import { becomeTag, valueProperty } from '../components/tagToken.ts'
import type { Feature } from '../feature.ts'
import type { Reading } from '../reading.ts'

export const codeComponents: Feature = (md, { syntax, markdown: { codeBlocks } }) => {
  if (syntax === 'md' || Object.keys(codeBlocks).length === 0) return
  md.core.ruler.after('block', 'code_components', ({ tokens, env }) => {
    for (const token of tokens) {
      if (token.type !== 'fence') continue
      const info = md.utils.unescapeAll(token.info).trim()
      const { language, title } = readMeta(info)
      const module = language && Object.hasOwn(codeBlocks, language) ? codeBlocks[language] : undefined
      if (!language || module === undefined) continue
      const meta = info.slice(language.length).trim()
      show(token, importName(language, module, env as Reading), { language, title, meta })
    }
  })
}

function show(token: Token, name: string, values: Readonly<Record<string, string | null>>): void {
  const given = Object.entries({ code: token.content, ...values })
  const { map } = token
  becomeTag(
    token,
    name,
    'empty',
    given.flatMap(([key, value]) => (value === null || value === '' ? [] : [valueProperty(key, value)])),
  )
  token.map = map
}

/** The name under which the page's module imports the component. */
function importName(language: string, specifier: string, { scope }: Reading): string {
  const name = `Code_${language.replace(/\W/g, (sign) => `_${sign.charCodeAt(0)}`)}`
  if (!scope.imports.has(name)) {
    scope.imports.set(name, { specifier, imported: 'default' })
    scope.statements.push(`import ${name} from ${JSON.stringify(specifier)}`)
  }
  return name
}
