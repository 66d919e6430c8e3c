// Runs every Troodon command line in the documentation, on a small site in place of the reader's.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findSamples } from '../../build/samples/findSamples.ts'
import { startCli } from '../support/cli.ts'
import { runCommand } from '../support/command.ts'
import { writeFile } from '../support/edits.ts'
import { temporaryFolder } from '../support/engine.ts'

/** Pages that the long tests follow as a whole. */
const followed = /docs\/(?:deployment|ci|installation|troodon-in-5-minutes)\b/

const isTested = (page: string): boolean =>
  existsSync(page) && findSamples(readFileSync(page, 'utf8')).length > 0

/** Lines in code blocks, without comments, redirections, and anything after the command. */
const lines = (): readonly string[] => {
  const files = ['docs', 'versioned_docs', 'community', 'blog'].flatMap((folder) =>
    readdirSync(join('content', folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join('content', folder, file),
    ),
  )
  const pages = files.filter(
    (file) =>
      /\.mdx?$/.test(file) &&
      !followed.test(file) &&
      // `troodon test` runs those. A frozen page is like the current one.
      !isTested(file.replace(/^content\/versioned_docs\/[^/]+/, 'content/docs')),
  )
  const texts = [...pages, 'README.md'].map((file) => readFileSync(file, 'utf8'))
  const found = texts.flatMap((text) =>
    [...text.matchAll(/^ *```(?:bash|sh)\b[^\n]*\n(.*?)^ *```/gms)].flatMap(([, block = '']) =>
      block.split('\n'),
    ),
  )
  const commands = found.flatMap(
    (line) =>
      /(?:^|&& )(?:node build\/cli\.js|npx troodon(?:@latest)?) ([^#|&>]*)/.exec(line)?.[1]?.trim() ?? [],
  )
  // Commands of plugins need the plugin; test/build/plugins has them.
  const ofPlugins = texts.flatMap((text) =>
    [...text.matchAll(/^\s*\.command\('([\w-]+)/gm)].map(([, name]) => name),
  )
  return [...new Set(commands)]
    .filter((command) => !ofPlugins.includes(command.split(' ')[0]))
    .filter((command) => command !== '' && !/[[<$]|\b(?:ROUTE|NAME)\b|^(?:init\b|--)|s3:/.test(command))
    .sort()
}

/** Commands whose first word is not a folder. */
const withWord = /^(?:explain|version|help|hosting|swizzle|diff|test)$/

let folder: ReturnType<typeof temporaryFolder>
let count = 0

/** A separate site for each command, because commands write files. */
function site(): string {
  const root = join(folder.path, `site-${count++}`)
  mkdirSync(root)
  writeFile(
    root,
    'site.config.json',
    JSON.stringify({
      title: 'Handbook',
      docs: [{}, { id: 'community', path: 'community' }],
      i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
      markdown: { variables: { profiles: { internal: {} } } },
    }),
  )
  for (const path of ['docs/intro.md', 'community/help.md', 'docs/cli.md'])
    writeFile(root, path, '# Title\n\nText.\n')
  writeFile(root, 'docs/react.md', '---\nslug: /markdown-features/react\n---\n\n# React\n')
  writeFile(root, 'docs/install.md', '# Install\n\n```bash test\necho done\n```\n')
  return root
}

/** A repository with a branch `main`, which `diff` compares with. */
function commitAll(root: string): void {
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@b.example', ...words])
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-qm', 'Base')
}

beforeAll(() => {
  folder = temporaryFolder()
})
afterAll(() => folder.remove())

describe('commands in the documentation', () => {
  const all = lines()
  it('exist', () => {
    expect(all.length).toBeGreaterThan(12)
  })

  it.each(all)('%s', async (command) => {
    const root = site()
    const [name = '', ...given] = command.split(/\s+/)
    if (name === 'migrate') {
      rmSync(join(root, 'site.config.json'))
      writeFile(
        root,
        'docusaurus.config.js',
        "module.exports = { title: 'Handbook', presets: ['classic'] }\n",
      )
    }
    const named = given.filter(
      (arg, index) => arg.startsWith('--') || given[index - 1]?.startsWith('--') || withWord.test(name),
    )
    // A folder in the documentation is the reader's; output folders are below it.
    const args = named.map((arg, index) => (named[index - 1] === '--out' ? join(root, arg) : arg))
    // Commands without a folder run in the current folder, which must never be this repository.
    const where = withWord.test(name) ? [] : [root]
    if (name === 'watch' || name === 'serve') {
      if (name === 'serve') expect((await runCommand(['build', root], {}, root)).status).toBe(0)
      const { child, done } = startCli([name, ...where, ...args, '--port', '0'], {}, root)
      await new Promise<void>((resolve) =>
        child.stderr?.on('data', (chunk) => /http:\/\//.test(String(chunk)) && resolve()),
      )
      child.kill('SIGINT')
      expect((await done).status).toBe(130)
      return
    }
    if (name === 'deploy') {
      // To a folder of the test, twice, so that there is a release to go back to.
      args.unshift(join(root, '../published', String(count)))
      for (const title of ['Before', 'After']) {
        writeFile(root, 'docs/intro.md', `# ${title}\n`)
        await runCommand(['build', root, '--url', 'https://handbook.example'], {}, root)
        expect((await runCommand(['deploy', args[0] as string, root], {}, root)).status).toBe(0)
      }
    }
    if (name === 'hosting') await runCommand(['build', root], {}, root)
    if (name === 'diff') commitAll(root)
    const { status, stderr } = await runCommand([name, ...args, ...where], {}, root)
    expect(stderr).not.toContain('error')
    expect(status).toBe(0)
  })
})
