// Builds sites from the files in the guides: pages, theme components, client modules, translations.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { problemText, runCli } from '../support/cli.ts'
import { docFences } from '../support/docFences.ts'
import { writeFile } from '../support/edits.ts'
import { siteFolder } from '../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const fences = docFences()
const write = (files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
}
const built = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')

async function build() {
  const { status, stderr } = await runCli(['build', root, '--strict'])
  expect(problemText(stderr)).not.toMatch(/(?:error|warning) {2}/)
  expect(status).toBe(0)
}

/** The files with a path in their title, from one page. */
const filesOf = (page: string, pattern: RegExp) =>
  Object.fromEntries(
    fences.flatMap(({ at, title, text }) =>
      at.startsWith(`content/docs/${page}:`) && title && pattern.test(title)
        ? [[title.replace(/^content\//, ''), text]]
        : [],
    ),
  )

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>'
const around = {
  'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n',
  'static/img/map.svg': drawing,
  'static/img/logo.svg': drawing,
}

describe('the files in the guides', () => {
  it.each([
    ['guides/creating-pages.md', ['imprint', 'poster', 'park/map', 'draft-map'], 'Map of the park'],
    ['typescript-support.md', ['visit'], 'Saturday'],
    ['static-assets.md', ['logo'], 'width="128"'],
    ['browser-support.md', ['share'], 'Copy the URL'],
    ['advanced/ssg.md', ['open'], 'The park opens at 9'],
  ])('of %s are pages', async (page, paths, text) => {
    const files = filesOf(page, /pages\//)
    expect(Object.keys(files).length).toBeGreaterThanOrEqual(paths.length)
    write({ ...around, ...files })
    await build()
    expect(paths.map((path) => built(`${path}/index.html`)).join()).toContain(text)
  })

  it('swizzling.md replaces, wraps and adds components', async () => {
    const [item] = fences.filter(
      ({ at, title }) => at.startsWith('content/docs/swizzling.md:') && title === 'site.config.ts',
    )
    write({
      ...around,
      ...filesOf('swizzling.md', /^theme\//),
      'site.config.ts': item?.text ?? '',
      'components/Weight.tsx':
        'export default function Weight({ kilograms }: { kilograms: number }) {\n  return <b>weighs {kilograms}</b>\n}\n',
      'docs/a.mdx':
        '# A\n\n<Weight kilograms={45} />\n\n<Admonition type="tip">\n\nWrapped.\n\n</Admonition>\n\n:::note\n\nWrapped, too.\n\n:::\n',
    })
    await build()
    const page = built('docs/a/index.html')
    for (const part of ['Fed daily at eight and at six.', 'Open until six', 'weighs <!-- -->45'])
      expect(page).toContain(part)
    expect(page.match(/class="framed"/g)).toHaveLength(2)
  })

  it('client.md and the analytics pages are bundled', async () => {
    const config = fences.find(
      ({ at, title }) => at.startsWith('content/docs/advanced/client.md:') && title === 'site.config.ts',
    )
    write({ ...around, ...filesOf('advanced/client.md', /^src\//), 'site.config.ts': config?.text ?? '' })
    await build()
    for (const plugin of ['analytics', 'gtag', 'tag-manager']) {
      write({
        ...filesOf(`api/plugins/plugin-google-${plugin}.md`, /^src\//),
        'site.config.ts': "export default { clientModules: ['src/analytics.ts'] }\n",
      })
      await build()
    }
  })

  it('plugins.md makes a page of each option', async () => {
    // The first of its configurations is the plugin.
    const plugin = fences.find(
      ({ at, title }) => at.startsWith('content/docs/advanced/plugins.md:') && title === 'site.config.ts',
    )
    write({
      ...around,
      'site.config.ts': plugin?.text ?? '',
      'options.json': '[{ "name": "fast", "what": "Does it fast." }]',
    })
    await build()
    expect(built('options/fast/index.html')).toContain('<p>Does it fast.</p>')
  })
})
