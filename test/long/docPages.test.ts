// Follows pages of the documentation literally, in an empty folder, with the packed package.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { isPublished } from '../../scripts/texts/startCommands.ts'
import { checkoutIn } from '../support/checkout.ts'
import { writeFile } from '../support/edits.ts'
import { followPage, type Step } from '../support/followPage.ts'
import { npmEnvironment, type Registry, startRegistry } from '../support/registry.ts'
import { openShell, type Shell } from '../support/shell.ts'

const folder = mkdtempSync(join(tmpdir(), 'troodon-pages-'))
let registry: Registry
let shell: Shell
/** Beside the folder of the reader. */
let checkout: string
let environment: Readonly<Record<string, string>>
let count = 0

beforeAll(async () => {
  registry = await startRegistry()
})
afterAll(() => {
  registry.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  const home = join(folder, `reader-${count++}`)
  const empty = join(home, 'site')
  mkdirSync(empty, { recursive: true })
  checkout = checkoutIn(home)
  // `watch --open` starts this program in place of a browser.
  environment = { ...npmEnvironment(registry, folder), ...gitUser, BROWSER: 'true' }
  shell = openShell(empty, environment)
  return shell.stop
})

const gitUser = {
  GIT_AUTHOR_NAME: 'Reader',
  GIT_AUTHOR_EMAIL: 'reader@example.com',
  GIT_COMMITTER_NAME: 'Reader',
  GIT_COMMITTER_EMAIL: 'reader@example.com',
}

/** Where a page begins that makes a new site: before the first release, in a clone. */
const begin = (): Shell => {
  if (!isPublished()) shell = openShell(checkout, environment)
  return shell
}
const installed = [/^npm ci$/, 'has run in the clone'] as const

const textAt = async (url: string): Promise<string> => (await fetch(url)).text()

/** The page at a URL, as soon as it has a text: `watch` builds after a file was saved. */
async function waitFor(url: string, text: string): Promise<void> {
  while (!(await textAt(url)).includes(text)) await new Promise((resolve) => setTimeout(resolve, 50))
}

it('README', async () => {
  const seen: string[] = []
  await followPage('README.md', {
    shell: begin(),
    after: async ({ url, fence }) => {
      if (url && /run watch/.test(fence.text)) seen.push(await textAt(url))
    },
    notRun: [
      [/^npm run bench/, 'takes an hour'],
      [/^npm ci|^node build.*(?:watch|serve|check|explain|cli\.js build)/, 'are about this repository'],
    ],
  })
  expect(seen).toEqual([expect.stringContaining('My site')])
})

it('Troodon in 5 minutes', async () => {
  const seen: string[] = []
  const look = async ({ fence, url }: Step) => {
    if (fence.title === 'docs/feeding.md') await waitFor(`${url}docs/feeding/`, 'fed twice a day')
    if (fence.text.includes('introductoin')) await waitFor(`${url}docs/feeding/`, 'introductoin')
    if (!fence.text.includes('npm run serve')) return
    for (const [path, text] of [
      ['', 'My site'],
      ['docs/introduction/', '1.0'],
      ['docs/next/feeding/', 'unreleased'],
      ['blog/', 'Welcome'],
    ])
      if ((await textAt(`${url}${path}`)).includes(text as string)) seen.push(path as string)
  }
  await followPage('content/docs/troodon-in-5-minutes.md', {
    shell: begin(),
    after: look,
    notRun: [[/^git (?:remote|push)/, 'needs a repository on a server'], installed],
  })
  expect(seen).toHaveLength(4)
})

it('Installation', async () => {
  const seen: string[] = []
  const look = async ({ fence, url }: Step) => {
    if (url === null || !/npm run watch/.test(fence.text)) return
    seen.push(/url=([^"]*)/.exec(await textAt(url))?.[1] ?? '')
    expect(await textAt(`${url}docs/`)).toContain('The first page of the handbook.')
  }
  // The page makes a folder beside the clone.
  shell = openShell(dirname(checkout), environment)
  const done = await followPage('content/docs/installation.md', {
    shell,
    after: look,
    notRun: [
      [/^npm create/, 'Troodon in 5 minutes'],
      [/^(?:pnpm|yarn) /, 'needs another package manager'],
      [/^npm ci$|^node build|^cd \.\.\/my-site$|^npm install$/, 'Troodon in 5 minutes'],
    ],
  })
  expect(done.length).toBeGreaterThan(12)
  expect(seen).toEqual(['/docs/'])
})

it('create-troodon', async () => {
  const done = await followPage('content/docs/api/misc/create-docusaurus.md', { shell })
  expect(done).toContain('handbook/notes/feeding.md')
})

it('TypeScript Support', async () => {
  for (const name of ['intro', 'care/hatching', 'care/feeding', 'care/feathers'])
    writeFile(shell.folder, `docs/${name}.md`, `# ${name}\n`)
  writeFile(shell.folder, 'docs/intro.md', '---\nslug: /\n---\n\n# Handbook\n')
  await followPage('content/docs/typescript-support.md', { shell })
  await shell.run('npm run build -- --strict')
  expect(readFileSync(join(shell.folder, 'dist/visit/index.html'), 'utf8')).toContain('Saturday')
  writeFile(
    shell.folder,
    'wrong.ts',
    "import { defineConfig } from 'troodon'\ndefineConfig({ titel: 'A' })\n",
  )
  await expect(shell.run('npm run build')).rejects.toThrow("'titel' does not exist")
})

it('Playground', async () => {
  const seen: string[] = []
  await followPage('content/docs/playground.md', {
    shell,
    after: async ({ url, fence }) => {
      if (url && /(?:npm run|@latest) watch/.test(fence.text)) seen.push(await textAt(url))
    },
    notRun: [[/^npm ci$|^node build/, 'needs a clone of the repository']],
  })
  expect(seen).toEqual([expect.stringContaining('Playground'), expect.stringContaining('/hello/')])
})
