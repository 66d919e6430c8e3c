// Which fences become tabs with the commands of package managers.
import { expect, it } from 'vitest'
import { readConfig } from '../../../build/config/normalize/normalize.ts'
import { packageManagersOf } from '../../../build/markdown/features/packageCommands.ts'
import { parserFor } from '../../support/memorySite.ts'

const text = '```bash npm2yarn\nnpm install x\n```'

const htmlOf = (parser: ReturnType<typeof parserFor>): string => parser.page(text, 'mdx').body.join('')

it('any with the word, in a site of its own', () => {
  expect(htmlOf(parserFor())).toContain('yarn add x')
  const markdown = markdownOf({})
  const managers = { sync: true, converters: ['yarn', 'pnpm', 'bun'] }
  expect(packageManagersOf('bash npm2yarn', markdown)).toEqual(managers)
  expect(packageManagersOf('bash title="x" npm2yarn', markdown)).toEqual(managers)
  expect(packageManagersOf('npm2yarn', markdown)).toBeNull()
})

it('none without the plugin in a site of Docusaurus', () => {
  const parser = parserFor({}, { compatibility: 'docusaurus' })
  expect(htmlOf(parser)).toContain('npm install')
  expect(htmlOf(parser)).not.toContain('role="tab"')
})

it('with the plugin, those without other words', () => {
  const packageManagers = { sync: false, converters: ['yarn'] }
  const markdown = { ...markdownOf({ compatibility: 'docusaurus' }), packageManagers }
  expect(packageManagersOf('bash npm2yarn', markdown)).toBe(packageManagers)
  expect(packageManagersOf('bash title="x" npm2yarn', markdown)).toBeNull()
  expect(packageManagersOf('bash npm2yarn2pnpm', markdown)).toBeNull()
})

function markdownOf(config: object) {
  const read = readConfig({ contentDir: '', ...config }, { hasFolder: () => false })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.config.markdown
}
