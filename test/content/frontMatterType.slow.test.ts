// The example of typed front matter in the documentation: its files fit together for the type checker, a mistake
// in the component does not, and the page shows what its front matter says.
import { execFileSync } from 'node:child_process'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fencesOf } from '../support/docFences.ts'
import { rewrite, writeFile } from '../support/edits.ts'
import { runBuild, temporaryFolder } from '../support/engine.ts'

const folder = temporaryFolder()
const root = join(folder.path, 'site')
const names = ['site.config.ts', 'components/Owner.tsx', 'docs/intro.mdx']
const compilerOptions = {
  ...{ strict: true, noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true, jsx: 'react-jsx' },
  ...{ target: 'es2022', module: 'esnext', moduleResolution: 'bundler', types: [] },
  paths: { troodon: [resolve('build/config/troodon.ts')] },
}

beforeAll(() => {
  const fences = fencesOf('content/docs/upkeep.md')
  const of = (name: string) => fences.find(({ title, text }) => title === name && /owner/i.test(text))
  for (const name of names) writeFile(root, name, of(name)?.text ?? '')
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'dir')
  writeFileSync(
    join(root, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['site.config.ts', 'components/Owner.tsx'] }),
  )
})
afterAll(folder.remove)

function typeErrors(): string {
  try {
    return String(execFileSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', root]))
  } catch (error) {
    return String((error as { readonly stdout: Buffer }).stdout)
  }
}

it('is typed in the component, and shown on the page', async () => {
  expect(typeErrors()).toBe('')
  const outDir = join(root, 'dist')
  const { problems } = await runBuild({ root, outDir, cacheFolder: join(root, '.cache') })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(readFileSync(join(outDir, 'docs/intro/index.html'), 'utf8')).toContain('Ask <!-- -->Ada Lovelace')
  rewrite(root, 'components/Owner.tsx', (text) => text.replace("ada: 'Ada Lovelace', ", ''))
  expect(typeErrors()).toContain('components/Owner.tsx')
})
