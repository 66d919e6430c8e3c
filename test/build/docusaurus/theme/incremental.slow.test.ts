// What a build does after a small change of a site that runs its own theme.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../../support/command.ts'
import { writeFile } from '../../../support/edits.ts'
import { readTree } from '../../../support/engine.ts'
import { siteFolder } from '../../../support/siteFolder.ts'
import { writeStubDocusaurus } from '../../../support/stubDocusaurus.ts'

let root = ''
siteFolder((path) => {
  root = path
})

function writeSite(): void {
  writeStubDocusaurus(root)
  writeFile(
    root,
    'docusaurus.config.js',
    `module.exports = {
  title: 'Nests', url: 'https://example.com', baseUrl: '/', trailingSlash: false,
  customFields: { troodon: { search: 'local' } },
  presets: [['classic', { blog: false, theme: {} }]],
  clientModules: ['./src/site.css'],
}
`,
  )
  // Counts how often the site's plugins are asked for routes.
  const docs = 'node_modules/@docusaurus/plugin-content-docs/index.js'
  const counted = readFileSync(join(root, docs), 'utf8').replace(
    'const routes =',
    "require('node:fs').appendFileSync(__dirname + '/asked.txt', '.')\n    const routes =",
  )
  writeFile(root, docs, counted)
  writeFile(root, 'src/site.css', 'h1 { color: red }\n')
  writeFile(root, 'docs/a.md', '# Warm\n\n## Eggs\n\n[To b](./b.md) with **care**.\n')
  writeFile(root, 'docs/b.md', '## Count\n\nTwo eggs, [back](./a.md).\n')
  writeFile(root, 'docs/c.mdx', "import Egg from '@site/src/components/Egg'\n\n## Own\n\n<Egg />\n")
  writeFile(root, 'src/components/Egg.js', 'export default () => <p>An egg.</p>\n')
  writeFile(root, 'src/pages/index.js', "import Egg from '../components/Egg'\nexport default () => <Egg />\n")
  writeFile(root, 'src/pages/other.js', 'export default () => <p>Other.</p>\n')
}

const page = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')

const asked = () =>
  readFileSync(join(root, 'node_modules/@docusaurus/plugin-content-docs/asked.txt'), 'utf8').length

const build = async (...args: readonly string[]): Promise<string> => {
  const { status, stderr } = await runCommand(['build', root, '--verbose', ...args])
  expect(stderr).not.toContain('error')
  expect(status).toBe(0)
  return stderr
}

async function expectClean(): Promise<void> {
  const after = readTree(join(root, 'dist'))
  await build('--no-cache')
  expect(readTree(join(root, 'dist'))).toEqual(after)
}

it('takes the short way after an edit of words: the plugins of the site are not asked', async () => {
  writeSite()
  await build()
  const before = asked()
  writeFile(root, 'docs/a.md', '# Warm\n\n## Eggs\n\n[To b](./b.md) with **patience**.\n')
  expect(await build()).toContain('1 file parsed, 1 route rendered')
  writeFile(root, 'docs/b.md', '## Count\n\nThree eggs, [back](./a.md).\n')
  // A file that is as new as the last build is read again.
  expect(await build()).toContain(' 1 route rendered')
  expect(await build()).toContain('0 routes rendered')
  expect(asked()).toBe(before)
  expect(page('docs/a.html')).toContain('<strong>patience</strong>')
  expect(page('docs/a/index.md')).toContain('**patience**')
  await expectClean()
})

const withCode = (words: string, sum = '1 + one') =>
  `import Egg from '@site/src/components/Egg'\nexport const one = 1\n\nEggs.\n\n## ${words}\n\n${words} {${sum}} <Egg eggs={one} /> {toc.length}\n`

const shown = () => page('docs/c.html').replaceAll('<!-- -->', '')

it('takes it for the words of a text with expressions: its code is bundled when the code changes', async () => {
  writeSite()
  writeFile(root, 'docs/c.mdx', withCode('Warm'))
  await build()
  expect(shown()).toContain('Warm 2 <p>An egg.</p> 1')
  await build()
  const before = asked()
  writeFile(root, 'docs/c.mdx', withCode('Cold'))
  expect(await build()).toContain('1 file parsed, 1 route rendered')
  expect(asked()).toBe(before)
  expect(page('docs/c.html')).toContain('id="cold">Cold<')
  writeFile(root, 'docs/c.mdx', withCode('Cold', '2 + one'))
  await build()
  expect(asked()).toBeGreaterThan(before)
  expect(shown()).toContain('Cold 3 <p>An egg.</p> 1')
  await expectClean()
})

it('names the file of an import that an expression needs', async () => {
  writeSite()
  writeFile(root, 'docs/c.mdx', "\nimport { warm } from './warm.js'\n\n# C\n\n{warm}\n")
  const { status, stderr } = await runCommand(['build', root])
  expect(status).toBe(1)
  expect(stderr).toContain('docs/c.mdx:2:22  error  bundleFailed  Could not resolve "./warm.js"')
})

it('takes it for headings to which no other page leads', async () => {
  writeSite()
  writeFile(root, 'docs/b.md', '## Count\n\nTwo eggs, [back](./a.md#eggs).\n')
  await build()
  await build()
  const before = asked()
  writeFile(root, 'docs/a.md', '# Warm\n\n## Eggs\n\n[To b](./b.md) with **care**.\n\n## Heat\n')
  expect(await build()).toContain('1 file parsed, 1 route rendered')
  await build()
  writeFile(root, 'docs/a.md', '# Warm\n\n## Eggs\n\n[To b](./b.md) with **care**.\n\n## Warmth\n')
  expect(await build()).toContain('1 file parsed, 1 route rendered')
  expect(asked()).toBe(before)
  expect(page('docs/a.html')).toContain('id="warmth"')
  await build()
  writeFile(root, 'docs/a.md', '# Warm\n\n## Nests\n\n[To b](./b.md) with **care**.\n\n## Warmth\n')
  const { stderr } = await runCommand(['build', root])
  expect(stderr).toContain('there is no #eggs on /docs/a')
  expect(asked()).toBeGreaterThan(before)
  await expectClean()
})

it('renders no page when a style sheet changes, and puts its new name into all of them', async () => {
  writeSite()
  await build()
  const before = page('docs/a.html')
  writeFile(root, 'src/site.css', 'h1 { color: blue }\n')
  expect(await build()).toContain('0 routes rendered')
  const style = (html: string) => /assets\/css\/styles\.\w+\.css/.exec(html)?.[0] ?? ''
  expect(style(page('docs/a.html'))).not.toBe(style(before))
  expect(page(style(page('docs/a.html')))).toContain('#00f')
  // The short way knows these pages, once the style sheet is older than a build.
  await build()
  writeFile(root, 'docs/b.md', '## Count\n\nFour eggs, [back](./a.md).\n')
  const known = asked()
  expect(await build()).toContain('1 route rendered')
  expect(asked()).toBe(known)
  await expectClean()
})

it('renders the pages that use an edited component, and those alone', async () => {
  writeSite()
  await build()
  writeFile(root, 'src/components/Egg.js', 'export default () => <p>A nest.</p>\n')
  expect(await build()).toContain('2 routes rendered')
  expect(page('index.html')).toContain('<p>A nest.</p>')
  expect(page('docs/c.html')).toContain('<p>A nest.</p>')
  writeFile(root, 'src/theme/Footer.js', 'export default () => <footer>Own</footer>\n')
  await build()
  expect(page('docs/a.html')).toContain('<footer>Own</footer>')
  await expectClean()
})

it('leaves a page whose components make other links to the whole build', async () => {
  writeSite()
  writeFile(
    root,
    'src/components/Egg.js',
    "import Link from '@docusaurus/Link'\nexport default ({ children }) => <Link to={children.props.children}>x</Link>\n",
  )
  writeFile(root, 'src/pages/index.js', 'export default () => null\n')
  const text = (to: string) =>
    `import Egg from '@site/src/components/Egg'\n\n## Own\n\n<Egg>\n\n${to}\n\n</Egg>\n`
  writeFile(root, 'docs/c.mdx', text('/docs/a'))
  await build()
  writeFile(root, 'docs/c.mdx', text('/docs/gone'))
  const { status, stderr } = await runCommand(['build', root])
  expect(status).toBe(1)
  expect(stderr).toContain('/docs/gone does not lead to any page. A component on /docs/c has this link.')
})
