// Icons, badges and hidden items of sidebars: in front matter, category files and sidebars files.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { runCommand } from '../support/command.ts'
import { writeFile } from '../support/edits.ts'
import { siteFolder } from '../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const read = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')
const sidebar = (path: string) =>
  /<nav[^>]*class="menu.*?<\/nav>/s.exec(read(`${path}/index.html`))?.[0] ?? ''

async function build(...flags: string[]) {
  const { status, stdout, stderr } = await runCommand(['build', root, '--json', ...flags])
  expect(status, stderr + stdout).toBe(0)
  return JSON.parse(stdout) as { rendered: number; problems: { message: string; file: string }[] }
}

const drawing = (path: string) => ({ body: `<path d="${path}"/>` })
const installed = {
  'package.json': '{"name":"@iconify-json/lucide","version":"1.0.0"}',
  'icons.json': JSON.stringify({ width: 24, height: 24, icons: { fish: drawing('M1'), egg: drawing('M2') } }),
}
const feeding = (badge: string) =>
  `---\nsidebar_icon: lucide:fish\nsidebar_badge: ${badge}\n---\n\n# Feeding\n`
const files = {
  'site.config.json': '{"title":"Park","url":"https://park.example"}',
  'docs/care/_category_.json': '{"label":"Care","icon":"🥚","badge":"3 < 4","collapsed":false}',
  'docs/care/feeding.md': feeding('{ text: New, tone: tip }'),
  'docs/care/old.md': '---\nsidebar_hidden: true\n---\n\n# Old\n',
  'docs/care/young.md': '# Young\n',
  'docs/secret/_category_.yml': 'hidden: true\nlink: { type: generated-index }\n',
  'docs/secret/door.md': '# Door\n',
}

beforeEach(() => {
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
  for (const [path, text] of Object.entries(installed))
    writeFile(root, `node_modules/@iconify-json/lucide/${path}`, text)
})

it('shows icons and badges beside labels, and hides items on other pages', async () => {
  expect((await build()).problems).toEqual([])
  const young = sidebar('docs/care/young')
  expect(young).toContain(
    '<span><span aria-hidden="true"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="1em" height="1em"><path d="M1"/></svg></span> Feeding <span class="badge badge--success">New</span></span>',
  )
  expect(young).toContain(
    '<span aria-hidden="true">🥚</span> Care <span class="badge badge--secondary">3 &lt; 4</span>',
  )
  expect(young).not.toMatch(/Old|Door|secret/i)
  expect(young).toMatch(/>Young<\/a>/)
  expect(sidebar('docs/care/old')).toContain('>Old</a>')
  expect(sidebar('docs/secret/door')).toContain('>Door</a>')
  // Previous and next leave it out; the search and the sitemap have it.
  expect(read('docs/care/feeding/index.html')).toMatch(/rel="next"[^>]*>|Young/)
  expect(read('docs/care/feeding/index.html')).not.toContain('href="/docs/care/old/" rel="next"')
  expect(read('sitemap.xml')).toContain('/docs/care/old/')
})

it('renders the pages of the sidebar again after a change, as a clean build', async () => {
  await build()
  writeFile(root, 'docs/care/feeding.md', feeding('Changed'))
  await build('--verify')
  expect(sidebar('docs/care/young')).toContain('<span class="badge badge--secondary">Changed</span>')
  writeFile(root, 'node_modules/@iconify-json/lucide/icons.json', installed['icons.json'].replace('M1', 'M9'))
  writeFile(
    root,
    'node_modules/@iconify-json/lucide/package.json',
    installed['package.json'].replace('1.0.0', '1.0.1'),
  )
  await build()
  expect(sidebar('docs/care/young')).toContain('<path d="M9"/>')
})

it('reads them from a sidebars file, and translates badges', async () => {
  writeFile(
    root,
    'site.config.json',
    '{"title":"Park","url":"https://park.example","i18n":{"defaultLocale":"en","locales":["en","de"]}}',
  )
  writeFile(
    root,
    'sidebars.json',
    JSON.stringify({
      docs: [
        { type: 'doc', id: 'care/feeding', icon: 'lucide:egg', badge: 'Lost' },
        { type: 'doc', id: 'care/young', icon: 'lucide:egg', badge: { text: 'Beta', tone: 'warning' } },
        { type: 'link', label: 'Web', href: 'https://park.example', badge: 'Beta', icon: '🌍' },
        { type: 'category', label: 'All', hidden: true, items: ['care/old', 'secret/door'] },
      ],
    }),
  )
  writeFile(
    root,
    'i18n/de/docusaurus-plugin-content-docs/current.json',
    '{"sidebar.docs.badge.Beta":{"message":"Versuch"}}',
  )
  expect((await build()).problems.filter(({ file }) => !file?.startsWith('i18n/'))).toEqual([])
  expect(sidebar('docs/care/young')).toContain('Young <span class="badge badge--warning">Beta</span>')
  // Front matter counts more.
  expect(sidebar('docs/care/young')).toContain('Feeding <span class="badge badge--success">New</span>')
  expect(sidebar('docs/care/young')).not.toMatch(/Door|All/)
  expect(sidebar('de/docs/care/young')).toContain('<span class="badge badge--secondary">Versuch</span>')
})

it('reports unknown icons and wrong badges where they are written', async () => {
  writeFile(root, 'docs/care/young.md', '---\nsidebar_icon: lucide:fisch\n---\n\n# Young\n')
  const { problems } = await build()
  expect(problems.map(({ file, message }) => `${file}: ${message}`)).toContain(
    'docs/care/young.md: There is no icon lucide:fisch.',
  )
  writeFile(root, 'docs/care/young.md', '---\nsidebar_badge: { tone: loud }\n---\n\n# Young\n')
  writeFile(
    root,
    'sidebars.json',
    '{"docs":[{"type":"doc","id":"care/young","badge":{"text":"A","tone":"loud"}}]}',
  )
  const { stderr } = await runCommand(['check', root])
  const { stdout } = await runCommand(['check', root, '--json'])
  expect(stdout + stderr).toContain('docs[0].badge must be text, or an object with text and a tone')
  expect(stdout + stderr).toContain('sidebar_badge')
})
