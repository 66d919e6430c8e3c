// Links in HTML of the configuration and of sidebars, which the theme prints as it is.
import { expect, it } from 'vitest'
import { problemText } from '../../support/cli.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

it('checks links and images in HTML of the navbar, the footer, the announcement bar and sidebars', async () => {
  const config = {
    url: 'https://a.example',
    themeConfig: {
      navbar: { items: [{ type: 'html', value: '<a href="/none-a">a</a> <img src="/none-b.png" alt="b">' }] },
      announcementBar: { content: '<a href="/docs/a/">a</a> <a href="/none-c">c</a> <a href="#top">top</a>' },
      footer: {
        copyright: '<a href="/none-d" data-no-broken-link-check>d</a> <a href="https://b.example">b</a>',
        links: [{ title: 'e', items: [{ html: '<a href="/none-e">e</a>' }] }],
      },
    },
  }
  const items = [{ type: 'html', value: '<a href="/none-f">f</a>' }]
  const sidebars = { docs: ['a', { type: 'category', label: 'b', items: [...items, 'b'] }] }
  writeFile(root, 'site.config.mjs', `export default ${JSON.stringify(config).replaceAll('\\"', "'")}\n`)
  writeFile(root, 'sidebars.mjs', `export default ${JSON.stringify(sidebars).replaceAll('\\"', "'")}\n`)
  for (const name of ['a', 'b']) writeFile(root, `docs/${name}.md`, `# ${name}\n`)
  const { status, stderr } = await runCommand(['check', root])
  expect(status).toBe(1)
  expect(problemText(stderr).match(/^\S+:.*error.*/gm)).toEqual([
    expect.stringMatching(
      /^sidebars\.mjs:1:\d+ {2}error {2}brokenHtmlLink {2}\/none-f does not lead to any page/,
    ),
    ...['brokenHtmlLink  /none-a does', 'missingHtmlImage  There is no image /none-b.png'].map((text) =>
      expect.stringContaining(text),
    ),
    expect.stringMatching(/^site\.config\.mjs:1:\d+ .*\/none-c/),
    expect.stringContaining('/none-e'),
  ])
})

it('leaves HTML of a site for Docusaurus alone, where it is for links that are not checked', async () => {
  writeFile(root, 'docs/a.md', '# A\n')
  writeFile(
    root,
    'docusaurus.config.js',
    `module.exports = { title: 'a', url: 'https://a.example', baseUrl: '/', themeConfig: {
      announcementBar: { content: '<a href="/none">a</a>' } }, presets: [['classic', {}]] }\n`,
  )
  const { status, stderr } = await runCommand(['check', root])
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('/none')])
})
