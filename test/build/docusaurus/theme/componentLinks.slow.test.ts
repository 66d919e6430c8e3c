// Links and ids that components of a site with its own theme make.
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

const home = (...links: readonly string[]) =>
  writeFile(
    root,
    'src/pages/index.js',
    `import Link from '@docusaurus/Link'
import useBrokenLinks from '@docusaurus/useBrokenLinks'
export default () => {
  useBrokenLinks().collectAnchor('made')
  return (
    <h1 id="top-of-home">
${links.map((to) => `      <Link to="${to}">x</Link>\n`).join('')}    </h1>
  )
}
`,
  )

function writeSite(baseUrl = '/'): void {
  writeStubDocusaurus(root)
  writeFile(
    root,
    'docusaurus.config.js',
    `module.exports = {
  title: 'Nests', url: 'https://example.com', baseUrl: '${baseUrl}', trailingSlash: false,
  customFields: { troodon: { theme: 'docusaurus' } },
  presets: [['classic', { blog: false, theme: { customCss: [] } }]],
}
`,
  )
  writeFile(root, 'docs/a.md', '## Eggs\n\n[made](/#made) [written](/#top-of-home)\n')
  writeFile(root, 'docs/b.md', '## Count\n\n[back](./a.md#eggs)\n')
}

const footer = (to: string) =>
  writeFile(
    root,
    'src/theme/Footer.js',
    `import Link from '@docusaurus/Link'\nexport default () => <Link to="${to}">The end</Link>\n`,
  )

const problemsOf = (stderr: string) =>
  stderr.split('\n').filter((line) => / {2}(?:error|warning) {2}/.test(line))

it('checks links of pages and of replaced components, and names the page and the place', async () => {
  writeSite()
  home('/docs/gone', '/docs/a#eggs', '/docs/a#nope')
  footer('/nowhere')
  const expected = [
    'src/pages/index.js:7:17  error  brokenLink  /docs/gone does not lead to any page. A component on / has this link.',
    'src/pages/index.js:9:17  warning  brokenAnchor  /docs/a#nope does not lead anywhere: there is no #nope on /docs/a. A component on / has this link.',
    'src/theme/Footer.js:2:32  error  brokenLink  /nowhere does not lead to any page. Components on /docs/a and 1 other page have this link.',
  ]
  const built = await runCommand(['build', root])
  expect(built.status).toBe(1)
  expect(problemsOf(built.stderr)).toEqual(expected)
  expect(built.stderr).toContain('Nothing was written.')
  const checked = await runCommand(['check', root])
  expect(checked.status).toBe(1)
  expect(problemsOf(checked.stderr)).toEqual(expected)
})

it('finds the ids of components, and knows them when another page is edited', async () => {
  writeSite()
  home('/docs/a#eggs')
  const clean = await runCommand(['build', root])
  expect(clean.status).toBe(0)
  expect(problemsOf(clean.stderr)).toEqual([])
  writeFile(root, 'docs/b.md', '## Count\n\n[home](/#made) [gone](/#gone)\n')
  const edited = await runCommand(['build', root, '--verbose'])
  const expected = [
    'docs/b.md:3:23  warning  brokenAnchor  /#gone does not lead anywhere: there is no #gone on /.',
  ]
  expect(edited.stderr).toContain('1 route rendered')
  expect(problemsOf(edited.stderr)).toEqual(expected)
  const after = readTree(join(root, 'dist'))
  expect(problemsOf((await runCommand(['build', root, '--no-cache'])).stderr)).toEqual(expected)
  expect(readTree(join(root, 'dist'))).toEqual(after)
})

it('finds a link that an edit of another page breaks', async () => {
  writeSite()
  home('/docs/a#eggs')
  await runCommand(['build', root])
  writeFile(root, 'docs/a.md', '## Nests\n')
  const { stderr } = await runCommand(['build', root])
  expect(problemsOf(stderr)).toEqual([
    'docs/b.md:3:8  warning  brokenAnchor  ./a.md#eggs does not lead anywhere: there is no #eggs on /docs/a.',
    'src/pages/index.js:7:17  warning  brokenAnchor  /docs/a#eggs does not lead anywhere: there is no #eggs on /docs/a. A component on / has this link.',
  ])
})

it('leaves the links of Markdown to a component that shows them in its own way', async () => {
  writeSite('/base/')
  home('/docs/a')
  writeFile(
    root,
    'src/theme/MDXComponents.js',
    `import Link from '@docusaurus/Link'
import Original from '@theme-original/MDXComponents'
const a = ({ href, ...props }) =>
  href.startsWith('/blog/') ? <a href={'https://example.org' + href} {...props} /> : <Link to={href} {...props} />
export default { ...Original, a }
`,
  )
  writeFile(root, 'docs/a.md', '## Eggs\n\n[elsewhere](/blog/eggs/)\n')
  const clean = await runCommand(['build', root])
  expect(problemsOf(clean.stderr)).toEqual([])
  expect(clean.status).toBe(0)
  writeFile(root, 'docs/b.md', '## Count\n\n[elsewhere](/blog/count/) [gone](/gone/)\n')
  const expected = ['docs/b.md:3:34  error  brokenLink  /gone/ does not lead to any page.']
  expect(problemsOf((await runCommand(['build', root])).stderr)).toEqual(expected)
  expect(problemsOf((await runCommand(['check', root])).stderr)).toEqual(expected)
})

it('gives links and images to components as MDX has them', async () => {
  writeSite('/base/')
  home('/docs/a')
  writeFile(
    root,
    'src/theme/MDXComponents.js',
    `const shown = (name) => ({ children, ...props }) => <code>{name + ' ' + Object.entries(props).flat().join(' ')}</code>
export default { a: shown('a'), img: shown('img') }
`,
  )
  writeFile(root, 'static/hen.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>')
  writeFile(root, 'docs/eggs.zip', 'PK')
  const lines = [
    '## Eggs',
    '[a](/docs/a)',
    '[b](./b.md)',
    '[c](https://hens.example/)',
    '[d](./eggs.zip)',
    '![e](/hen.svg)',
  ]
  writeFile(root, 'docs/a.md', `${lines.join('\n\n')}\n\n![f](https://hens.example/f.png)\n`)
  const { stderr } = await runCommand(['build', root])
  expect(problemsOf(stderr)).toEqual([])
  const html = readTree(join(root, 'dist')).get('docs/a.html') ?? ''
  const shown = Array.from(html.matchAll(/<code>(.*?)<\/code>/g), ([, text]) =>
    text?.replace(/-[0-9a-f]{8,}/, ''),
  )
  expect(shown).toEqual([
    'a href /docs/a',
    'a href /base/docs/b',
    'a href https://hens.example/',
    'a href /base/assets/files/eggs.zip target _blank',
    'img alt e src /base/hen.svg width 4 height 3',
    'img alt f src https://hens.example/f.png',
  ])
})
