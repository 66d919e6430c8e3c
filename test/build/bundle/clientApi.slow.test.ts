// The names of Docusaurus' packages that pages import, and those of the theme, can be imported.
// test/facts/clientApi.json lists them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { problemText } from '../../support/cli.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const { '@theme': components = [], ...packages } = JSON.parse(
  readFileSync('test/facts/clientApi.json', 'utf8'),
) as Readonly<Record<string, readonly string[]>>

/** A page that imports names and prints the type of each. */
const pageWith = (imports: readonly (readonly [module: string, name: string])[]): string => {
  const lines = imports.map(
    ([module, name], index) => `import { ${name} as v${index} } from ${JSON.stringify(module)}`,
  )
  const values = imports.map(([module, name], index) => `[${JSON.stringify(`${module} ${name}`)}, v${index}]`)
  return `${lines.join('\n')}
const all = [${values.join(', ')}]
export default () => <ul>{all.map(([name, value]) => <li key={name}>{name + ' ' + (value === undefined ? 'missing' : kindOf(name, value))}</li>)}</ul>
/** Hooks must be functions; components functions, or what memo() and forwardRef() give. */
const kindOf = (name, value) => (/ use[A-Z]/.test(name) && typeof value !== 'function' ? 'no hook' : 'there')
`
}

it('all names can be imported', async () => {
  writeFile(root, 'docs/a.md', '# A\n')
  const named = Object.entries(packages).flatMap(([module, names]) =>
    names.map((name) => [module, name] as const),
  )
  const themed = components.map((name) => [`@theme/${name}`, 'default'] as const)
  writeFile(root, 'pages/packages.jsx', pageWith(named))
  writeFile(root, 'pages/theme.jsx', pageWith(themed))
  const { status, stderr } = await runCommand(['build', root])
  expect(problemText(stderr)).not.toMatch(/error|warning/)
  expect(status).toBe(0)
  const html = ['packages', 'theme'].map((page) =>
    readFileSync(join(root, 'dist', page, 'index.html'), 'utf8'),
  )
  const shown = [...html.join('').matchAll(/<li>([^<]*)<\/li>/g)].map(([, text]) => text)
  expect(shown).toHaveLength(named.length + themed.length)
  expect(shown.filter((text) => !text?.endsWith(' there'))).toEqual([])
})
