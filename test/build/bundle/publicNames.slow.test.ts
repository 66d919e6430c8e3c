// The module names that a site can import: those of Troodon and those of Docusaurus, but no internals.
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

async function build(files: Readonly<Record<string, string>>) {
  for (const [path, content] of Object.entries(files)) writeFile(root, path, content)
  const { status, stderr } = await runCommand(['build', root])
  return { status, problems: problemText(stderr) }
}

const read = (path: string) => readFileSync(join(root, 'dist', path, 'index.html'), 'utf8')
/** The content of a page, without file names that contain a hash. */
const shown = (path: string, heading: string) =>
  new RegExp(`<h1[^>]*>${heading}</h1>(.*?)</article>`, 's').exec(read(path))?.[1] ?? ''
const hasCode = (path: string) => /data-modules="[^"]+"/.test(read(path))

it('both names give the same page and modules, and theme components need no script in Markdown', async () => {
  const body = '\n# A\n\n<Tabs><TabItem value="x">One <Link to="/docs/b">b</Link></TabItem></Tabs>\n'
  const view = `export default () => {
  const { siteConfig } = useDocusaurusContext()
  return <p title={translate({ message: 'Hello {name}' }, { name: 'you' })}>{siteConfig.title} {useBaseUrl('x.png')} {String(useIsBrowser())} {useLocation().pathname.length} <Link to="/docs/a/">a</Link></p>
}
`
  const { status, problems } = await build({
    'docs/a.mdx': `import { Link } from 'troodon/client'\nimport TabItem from 'troodon/theme/TabItem'\nimport Tabs from 'troodon/theme/Tabs'\n${body}`,
    'docs/b.mdx': `import Link from '@docusaurus/Link'\nimport TabItem from '@theme/TabItem'\nimport Tabs from '@theme/Tabs'\n${body}`,
    'pages/p.jsx': `import { Link, translate, useBaseUrl, useDocusaurusContext, useIsBrowser, useLocation } from 'troodon/client'\n${view}`,
    'pages/q.jsx': `import Link from '@docusaurus/Link'\nimport { useLocation } from '@docusaurus/router'\nimport { translate } from '@docusaurus/Translate'\nimport useBaseUrl from '@docusaurus/useBaseUrl'\nimport useDocusaurusContext from '@docusaurus/useDocusaurusContext'\nimport useIsBrowser from '@docusaurus/useIsBrowser'\n${view}`,
  })
  expect(problems).not.toContain('error')
  expect(status).toBe(0)
  expect(shown('docs/a', 'A')).toContain('<a href="/docs/b/"')
  expect(shown('docs/b', 'A').split('<nav')[0]).toBe(shown('docs/a', 'A').split('<nav')[0])
  expect([hasCode('docs/a'), hasCode('docs/b')]).toEqual([false, false])
  const paragraph = (path: string) => /<p title="Hello you">.*?<\/p>/s.exec(read(path))?.[0]
  expect(paragraph('p')?.replaceAll('<!-- -->', '')).toBe(
    '<p title="Hello you">Documentation /x.png false 3 <a href="/docs/a/">a</a></p>',
  )
  expect(paragraph('q')).toBe(paragraph('p'))
})

it('a file in the theme folder replaces a component, whose original stays available, but no internal', async () => {
  const { status, problems } = await build({
    'theme/Link.jsx':
      "import Original from 'troodon/theme-original/Link'\nexport default (props) => <b><Original {...props} /></b>\n",
    'pages/p.jsx':
      'import { Link } from \'troodon/client\'\nimport Named from \'troodon/theme/Link\'\nimport Old from \'@docusaurus/Link\'\nexport default () => <p><Link to="/p/">1</Link><Named to="/p/">2</Named><Old to="/p/">3</Old></p>\n',
    'theme/mdx.js': 'export const useAttributes = () => { throw new Error("replaced") }\n',
    'theme/images.js': 'export const registerImage = () => { throw new Error("replaced") }\n',
    'docs/a.mdx': '# A\n\n{1 + 1} [b](./b.md)\n\n<Now />\n\nexport const Now = () => <i>{Date.name}</i>\n',
    'docs/b.md': '# B\n',
  })
  expect(problems).not.toContain('error')
  expect(status).toBe(0)
  expect(read('p')).toContain(
    '<p><b><a href="/p/">1</a></b><b><a href="/p/">2</a></b><b><a href="/p/">3</a></b></p>',
  )
  expect(read('docs/a')).toContain('<i>Date</i>')
})

it('internals have no public name', async () => {
  const names = [
    'troodon/theme/images',
    '@theme/mdx',
    '@theme/frame',
    'troodon:images',
    'troodon:attributes',
    'troodon/theme/../layout/Footer',
    '@theme/../layout/Footer',
    'troodon/server',
  ]
  const pages = names.map((name, index): [string, string] => [
    `pages/p${index}.jsx`,
    `import * as all from '${name}'\nexport default () => <p>{Object.keys(all)}</p>\n`,
  ])
  const { status, problems } = await build(Object.fromEntries(pages))
  expect(status).toBe(1)
  for (const name of names) expect(problems).toContain(`missingModule  ${name} does not exist in the theme.`)
})
