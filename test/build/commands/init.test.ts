// `init`: every template builds without a warning, and nothing is replaced silently.
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hostNames, packageManagers, templateNames } from '../../../build/create/choices.ts'
import { problemText } from '../../support/cli.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { readTree, runBuild, temporaryFolder } from '../../support/engine.ts'

let folder: ReturnType<typeof temporaryFolder>
let count = 0
let root: string
beforeAll(() => {
  folder = temporaryFolder()
})
beforeEach(() => {
  root = join(folder.path, `site-${++count}`)
})
afterAll(() => folder.remove())

const hostHeadings = [
  '### GitHub Pages',
  '### Netlify',
  '### Cloudflare Pages',
  '### Vercel',
  '### Amazon S3',
]

const init = (...words: readonly string[]) =>
  runCommand(['init', ...words], { npm_config_user_agent: '' }, folder.path)

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const json = (path: string) => JSON.parse(read(path)) as Record<string, never>

async function built() {
  const result = await runBuild({
    root,
    outDir: join(root, 'dist'),
    cacheFolder: join(root, '.cache'),
  })
  return { ok: result.ok, problems: result.problems }
}

describe('a new site', () => {
  it.each(['docs', 'docs-blog', 'blog'])(
    'with the template %s builds without a warning and has a home page',
    async (template) => {
      const title = `Keeper's "R&D" <${template}>`
      const { status, stderr } = await init(
        root,
        '--yes',
        '--template',
        template,
        '--title',
        title,
        '--no-git',
      )
      expect(status, stderr).toBe(0)
      expect(await built()).toEqual({ ok: true, problems: [] })
      expect(read('dist/index.html')).toContain(`Keeper&#x27;s &quot;R&amp;D&quot; &lt;${template}&gt;`)
      expect(read('.gitignore').split('\n')).toEqual(
        expect.arrayContaining(['node_modules/', 'dist/', '.cache/']),
      )
      const own = [...readTree(root)].filter(([path]) => !/^(?:dist|\.cache)\//.test(path))
      expect(own.filter(([, text]) => /\{\{[#\w]/.test(text))).toEqual([])
    },
  )
})

describe('a folder of Markdown', () => {
  it('is built where it is, with a redirect from the home page', async () => {
    writeFile(root, 'README.md', '# A project\n')
    writeFile(root, 'notes/setup.md', '# Setup\n\n[More](./more.md)\n')
    writeFile(root, 'notes/more.md', '# More\n')
    writeFile(root, '.gitignore', 'dist\n*.tmp')
    const { status, stderr } = await init(root, '--yes', '--no-git')
    expect(status, stderr).toBe(0)
    expect(stderr).toContain('Changed: .gitignore\n')
    expect(read('.gitignore')).toBe('dist\n*.tmp\nnode_modules/\n.cache/\n*.log\n.DS_Store\n')
    expect(read('README.md')).toBe('# A project\n')
    expect(stderr).toContain('To publish the site, see .github/workflows/site.yml.\n')
    expect(await built()).toEqual({ ok: true, problems: [] })
    expect(existsSync(join(root, 'dist/setup/index.html'))).toBe(true)
    expect(read('dist/index.html')).toContain('url=/more/')
  })

  it('can be the folder itself', async () => {
    writeFile(root, 'index.md', '# Notes\n\n[Setup](./guides/setup.md)\n')
    writeFile(root, 'guides/setup.md', '# Setup\n')
    expect((await init(root, '--yes')).status).toBe(0)
    // It would be a page.
    expect(existsSync(join(root, 'README.md'))).toBe(false)
    expect(existsSync(join(root, 'AGENTS.md'))).toBe(false)
    expect(await built()).toEqual({ ok: true, problems: [] })
    expect(existsSync(join(root, 'dist/guides/setup/index.html'))).toBe(true)
    expect(read('dist/index.html')).toContain('Notes')
  })
})

describe('a Docusaurus site', () => {
  it('gets Troodon in package.json, and nothing else changes', async () => {
    writeFile(root, 'docusaurus.config.ts', 'export default {}\n')
    writeFile(root, 'docs/intro.md', '# Intro\n')
    writeFile(root, 'package.json', '{\n    "scripts": { "build": "docusaurus build" }\n}\n')
    const before = readTree(root)
    const { status, stderr } = await init(root, '--yes')
    expect(status).toBe(0)
    expect(stderr).toContain(
      'Changed: package.json\nAdd dist/ and .cache/ to .gitignore: Troodon writes both.\n',
    )
    expect(stderr).toContain('  npm run troodon:watch\n')
    const after = readTree(root)
    expect([...after.keys()]).toEqual([...before.keys()])
    expect(json('package.json')).toMatchObject({
      scripts: { build: 'docusaurus build', 'troodon:build': 'troodon build' },
      // The package of this checkout may be in no registry.
      dependencies: { troodon: `file:${relative(root, '.')}` },
    })
  })
})

describe('package managers and hosts', () => {
  it('have their files and commands', async () => {
    const { status } = await init(root, '-y', '--package-manager', 'pnpm', '--deploy', hostNames.join(','))
    expect(status).toBe(0)
    const workflow = read('.github/workflows/site.yml')
    expect(workflow).toContain('- uses: pnpm/action-setup@v4\n')
    expect(workflow).toContain('- run: pnpm install --frozen-lockfile\n')
    expect(workflow).toContain(
      `pnpm exec troodon build --strict --url "\${{ steps.pages.outputs.base_url }}"\n`,
    )
    for (const path of ['netlify.toml', 'wrangler.toml', 'vercel.json', '.github/workflows/s3.yml'])
      expect(read(path)).toContain('pnpm exec troodon build')
    expect(read('README.md').match(/^###.*/gm)).toEqual(hostHeadings)
    expect(existsSync(join(root, '.yarnrc.yml'))).toBe(false)
    expect(existsSync(join(root, '.git/HEAD'))).toBe(true)
  })

  it('have only the files of the hosts that were chosen', async () => {
    expect((await init(root, '-y', '--deploy', 'netlify')).status).toBe(0)
    expect(read('.github/workflows/site.yml')).toContain('troodon check --strict')
    expect(read('.github/workflows/site.yml')).not.toMatch(/push|publish|pages/)
    expect(read('README.md').match(/^###.*/gm)).toEqual(['### Netlify'])
    expect(read('AGENTS.md')).toContain('run check` | after each change')
  })

  it('publish nowhere if no host was chosen', async () => {
    expect((await init(root, '-y', '--deploy', 'none')).status).toBe(0)
    expect(read('README.md')).toContain('static files that any host can serve')
    expect(read('README.md')).not.toContain('###')
  })

  it('follow what runs the command, and Yarn is told to use node_modules', async () => {
    const env = { npm_config_user_agent: 'yarn/4.5.0 npm/? node/v20.20.2 linux x64' }
    const { stderr } = await runCommand(['init', root, '-y', '--no-git'], env, folder.path)
    expect(problemText(stderr)).toBe(`\
Made 24 files in site-${count}/

Next:
  cd site-${count}
  yarn install
  yarn run watch

To publish the site, see "Publish" in README.md.`)
    expect(read('.yarnrc.yml')).toContain('nodeLinker: node-modules\n')
    expect(existsSync(join(root, '.git'))).toBe(false)
  })
})

describe('files that exist', () => {
  it('are replaced only with --force', async () => {
    writeFile(root, 'docs/introduction.md', '# Mine\n')
    writeFile(root, 'tsconfig.json', '{}\n')
    const before = readTree(root)
    const refused = await init(root, '--yes', '--template', 'docs')
    expect(refused.status).toBe(2)
    expect(refused.stderr).toBe(
      `error  ${root} has files that the new site would replace: docs/introduction.md. Choose another folder, move the files, or add --force to replace them.\n`,
    )
    expect(readTree(root)).toEqual(before)
    const forced = await init(root, '--yes', '--template', 'docs', '--force')
    expect(forced.status).toBe(0)
    expect(forced.stderr).toContain('Replaced: docs/introduction.md\nKept as they were: tsconfig.json\n')
    expect(read('docs/introduction.md')).toContain('title: Introduction')
  })
})

describe('wrong usage', () => {
  beforeEach(() => writeFile(root, 'site.config.json', '{}'))

  it.each<[readonly string[], string]>([
    [['.'], 'ROOT already has a site: site.config.json. Choose another folder.'],
    [['site.config.json'], 'ROOT/site.config.json is a file. Choose another folder.'],
    [['new', '-t', 'wiki'], `-t needs one of ${templateNames.join(', ')}, not wiki.`],
    [
      ['new', '--package-manager', 'bun'],
      `--package-manager needs one of ${packageManagers.join(', ')}, not bun.`,
    ],
    [['new', '--deploy', 'netlfy'], '--deploy has no host "netlfy". Did you mean netlify?'],
    [
      ['new', '--deploy', 'ftp'],
      '--deploy has no host "ftp". The hosts are github, netlify, cloudflare, vercel, s3.',
    ],
    [
      ['new', '-t', 'docusaurus'],
      'There is no docusaurus.config file in ROOT/new. Pass the folder of the Docusaurus site, or choose another --template.',
    ],
    [
      ['new', '-t', 'markdown'],
      'There are no Markdown files in ROOT/new. Pass their folder with --docs, or start with --template docs.',
    ],
    [['new', '-t', 'markdown', '--docs', '../x'], '--docs needs a folder in ROOT/new, not ../x.'],
    [['new', '-t', 'markdown', '--docs', 'x'], '--docs: there is no folder ROOT/new/x.'],
  ])('%j ends with 2 and writes nothing', async (words, message) => {
    const { status, stderr } = await runCommand(['init', ...words, '--yes'], {}, root)
    expect(stderr).toBe(`error  ${message.replaceAll('ROOT', root)}\n`)
    expect(status).toBe(2)
    expect([...readTree(root).keys()]).toEqual(['site.config.json'])
  })

  it('names a package.json that cannot be read', async () => {
    const path = join(root, 'b')
    writeFile(path, 'package.json', '{ broken')
    const { status, stderr } = await init(path, '--yes')
    expect(status).toBe(2)
    expect(stderr).toMatch(/^error {2}package\.json is not valid JSON: .+\n$/)
    expect([...readTree(path).keys()]).toEqual(['package.json'])
  })
})

it('has the version of create-troodon', () => {
  const versionOf = (file: string) => (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
  expect(versionOf('create-troodon/package.json')).toBe(versionOf('package.json'))
})
