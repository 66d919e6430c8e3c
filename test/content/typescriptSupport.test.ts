// A site outside of the repository with the files of the TypeScript page: the type checker finds the API.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { docFences } from '../support/docFences.ts'

const folder = mkdtempSync(join(tmpdir(), 'troodon-types-'))
afterAll(() => rmSync(folder, { recursive: true }))

const uses = `import { type AuthorsFile, type CategoryFile, type DocsFrontMatter, defineConfig } from 'troodon'
import { BrowserOnly, Link, Translate, translate, useColorMode, useLocation } from 'troodon/client'
import TabItem from 'troodon/theme/TabItem'
import Tabs from 'troodon/theme/Tabs'
import Original from 'troodon/theme-original/Admonition'

export const config = defineConfig({ title: 'Handbook', docs: { sidebarPath: false } })
export const front: DocsFrontMatter = { title: 'A', tags: ['x'], sidebar_position: 2 }
export const category: CategoryFile = { label: 'Care' }
export const authors: AuthorsFile = { maria: { name: 'Maria' } }
// @ts-expect-error: a position is a number.
export const wrong: DocsFrontMatter = { sidebar_position: 'first' }
// @ts-expect-error: there is no such key.
export const misspelled = defineConfig({ titel: 'Handbook' })

export default function Uses() {
  const { colorMode } = useColorMode()
  return (
    <Tabs>
      <TabItem value="a">
        {colorMode} {useLocation().pathname} {translate({ message: 'A' })}
        <Link to="/"><Translate id="x">X</Translate></Link>
        <BrowserOnly>{() => <b>B</b>}</BrowserOnly>
        <Original type="note">N</Original>
      </TabItem>
    </Tabs>
  )
}
`

it('a site outside of the repository compiles with the tsconfig of the page', () => {
  symlinkSync(resolve('.'), join(folder, 'troodon'))
  const fences = docFences().filter(
    ({ at, title }) => at.startsWith('content/docs/typescript-support.md') && title !== null,
  )
  const files = [
    ...fences.map(({ title, text }) => [title ?? '', text] as const),
    ['content/uses.tsx', uses] as const,
  ]
  expect(files.map(([path]) => path)).toContain('tsconfig.json')
  for (const [path, text] of files) {
    const file = join(folder, 'site', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const compiler = resolve('node_modules/typescript/bin/tsc')
  const output = () => {
    try {
      return execFileSync('node', [compiler, '--noEmit', '-p', join(folder, 'site')], { encoding: 'utf8' })
    } catch (error) {
      return (error as { stdout: string }).stdout
    }
  }
  expect(output()).toBe('')
})
