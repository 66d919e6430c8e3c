// A folder where the site needs a file, and the reverse: one message that names it.
import { describe, expect, it } from 'vitest'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const config = {
  url: 'https://a.example',
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  blog: {},
  staticDirectories: ['static', 'more'],
  redirects: { redirects: [{ from: '/old', to: '/docs/' }] },
}
const post = '---\nauthors: ada\ntags: [news]\n---\n\n# First\n\nText.\n\n<!-- truncate -->\n\nMore.\n'

async function problems(): Promise<readonly string[]> {
  writeFile(root, 'site.config.json', JSON.stringify(config))
  writeFile(root, 'pages/index.md', '# Home\n')
  const { stderr } = await runCommand(['check', root])
  return stderr.split('\n').filter((line) => / {2}(?:error|warning) {2}/.test(line))
}

describe('a folder', () => {
  it.each([
    ['blog/authors.yml', 'authorsFile'],
    ['blog/tags.yml', 'tagsFile'],
    ['docs/tags.yml', 'tagsFile'],
    ['docs/b/_category_.json', 'categoryFile'],
    ['versions.json', 'versionsFile'],
    ['sidebars.json', 'sidebarFile'],
    ['sidebars.js', 'sidebarFile'],
    ['i18n/fr/code.json', 'translationFile'],
    ['i18n/fr/docusaurus-theme-classic/navbar.json', 'translationFile'],
  ])('named %s is a problem of %s', async (path, code) => {
    writeFile(root, 'docs/a.md', '---\nslug: /\n---\n\n# A\n')
    writeFile(root, 'blog/2024-01-02-first.md', post.replace('authors: ada\n', ''))
    writeFile(root, 'more/x.txt', 'x')
    if (path === 'blog/authors.yml') writeFile(root, 'blog/2024-01-03-second.md', post)
    writeFile(root, `${path}/inside.txt`, 'x')
    expect(await problems()).toEqual([`${path}  error  ${code}  It is a folder, but must be a file.`])
  })

  it.each(['troodon.urls.json', 'troodon.baseline.json'])('in the place of %s is named', async (name) => {
    writeFile(root, 'docs/a.md', '---\nslug: /\n---\n\n# A\n')
    writeFile(root, `${name}/inside.txt`, 'x')
    writeFile(root, 'site.config.json', '{ "title": "A", "url": "https://a.example" }')
    const { status, stderr } = await runCommand(['check', root])
    expect([status, stderr]).toEqual([1, expect.stringMatching(new RegExp(`${name}.*folder`))])
    expect(stderr).not.toMatch(/EISDIR|The build stopped|A file /)
  })

  it('with another name of a file is a folder', async () => {
    writeFile(root, 'docs/a.md', '---\nslug: /\n---\n\n# A\n\n[B](./b.json/c.md)\n')
    writeFile(root, 'docs/b.json/c.md', '# C\n')
    writeFile(root, 'blog/2024-01-02-first.md', post.replace('authors: ada\n', ''))
    writeFile(root, 'more/x.txt', 'x')
    expect(await problems()).toEqual([])
  })
})

it('a file in place of each folder that the site reads is a problem', async () => {
  writeFile(root, 'docs', 'x')
  writeFile(root, 'blog', 'x')
  writeFile(root, 'i18n', 'x')
  writeFile(root, 'static', 'x')
  writeFile(root, 'more', 'x')
  expect(await problems()).toEqual(
    ['blog', 'docs', 'i18n', 'more', 'static'].map(
      (path) => `${path}  error  missingPath  It is a file, but must be a folder.`,
    ),
  )
})
