// One broken site for each rule about blogs, links and routes, with the complete terminal output.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { problemText } from '../../support/cli.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

interface Case {
  readonly config?: object
  readonly files: Readonly<Record<string, string>>
  readonly says: string
}

const post = (fields: string, text = 'One.\n\n<!-- truncate -->\n\nTwo.\n') =>
  `---\n${fields}\n---\n\n${text}`
const main = { blog: { onUntruncatedBlogPosts: 'throw', onInlineTags: 'throw' } }

const failing: Readonly<Record<string, Case>> = {
  'a post without an end of its excerpt': {
    config: main,
    files: { 'blog/2024-01-01-a.md': post('title: A', 'All of it.\n') },
    says: `blog/2024-01-01-a.md:1:1  error  untruncatedPost  The post has no truncate marker, so lists of posts show all of it.
    ---
    ^
    Write <!-- truncate --> (or {/* truncate */}) after the first paragraph.
1 error. Nothing was written.`,
  },
  'a tag that is not in the file': {
    config: main,
    files: { 'blog/tags.yml': 'known: {}\n', 'blog/2024-01-01-a.md': post('title: A\ntags: [knwon]') },
    says: `blog/2024-01-01-a.md:3:8  error  inlineTag  The tags "knwon" are not in blog/tags.yml.
    tags: [knwon]
           ^
    Add them there, or set onInlineTags to ignore.
1 error. Nothing was written.`,
  },
  'an author that is not in the file': {
    config: main,
    files: {
      'blog/authors.yml': 'core:\n  name: Core\n',
      'blog/2024-01-01-a.md': post('title: A\nauthors: [cor]'),
    },
    says: `blog/2024-01-01-a.md:3:11  error  unknownAuthor  The author "cor" is not in the authors file, which contains core.
    authors: [cor]
              ^
    Did you mean core?
1 error. Nothing was written.`,
  },
  'a link to nowhere': {
    files: { 'docs/a.md': '# A\n\nSee [it](/docs/intor/).\n' },
    says: `docs/a.md:3:10  error  brokenLink  /docs/intor/ does not lead to any page.
    See [it](/docs/intor/).
             ^
    Did you mean /docs/intro/?
1 error. Nothing was written.`,
  },
  'a link to a file that is not there': {
    files: { 'docs/a.md': '# A\n\nSee [it](./intor.md).\n' },
    says: `docs/a.md:3:10  error  brokenLink  ./intor.md is not a file of this site.
    See [it](./intor.md).
             ^
    Did you mean docs/intro.md?
1 error. Nothing was written.`,
  },
  'a link to a heading that is not there': {
    files: { 'docs/a.md': '# A\n\nSee [it](/docs/intro/#prat).\n' },
    says: `docs/a.md:3:10  error  brokenAnchor  /docs/intro/#prat does not lead anywhere: there is no #prat on /docs/intro/.
    See [it](/docs/intro/#prat).
             ^
    Did you mean #part?
1 error. Nothing was written.`,
  },
  'a redirect in a circle': {
    config: {
      redirects: {
        redirects: [
          { from: '/a', to: '/b' },
          { from: '/b', to: '/a' },
        ],
      },
    },
    files: {},
    says: `site.config.json:1:30  error  redirect  The redirect from /a leads to /b, which is a redirect itself.
    {"redirects":{"redirects":[{"from":"/a","to":"/b"},{"from":"/b","to":"/a"}]}}
                                 ^
    Point it to a page, or to a URL with https://.
site.config.json:1:54  error  redirect  The redirect from /b leads to /a, which is a redirect itself.
    {"redirects":{"redirects":[{"from":"/a","to":"/b"},{"from":"/b","to":"/a"}]}}
                                                         ^
    Point it to a page, or to a URL with https://.
2 errors. Nothing was written.`,
  },
  'a redirect that hides a page': {
    config: { redirects: { redirects: [{ from: '/docs/intro', to: '/docs/a' }] } },
    files: { 'docs/a.md': '# A\n' },
    says: `site.config.json:1:30  error  redirectHidesPage  The redirect from /docs/intro would hide the page with that URL.
    {"redirects":{"redirects":[{"from":"/docs/intro","to":"/docs/a"}]}}
                                 ^
    Remove the redirect, or move the page.
1 error. Nothing was written.`,
  },
  'a redirect to nowhere': {
    config: { redirects: { redirects: [{ from: '/old', to: '/docs/intor' }] } },
    files: {},
    says: `site.config.json:1:30  error  redirect  The redirect from /old leads to /docs/intor, which is not a page.
    {"redirects":{"redirects":[{"from":"/old","to":"/docs/intor"}]}}
                                 ^
    Point it to a page, or to a URL with https://.
1 error. Nothing was written.`,
  },
  'a static file where a page is': {
    files: { 'static/docs/intro/index.html': '<p>mine</p>\n' },
    says: `static/docs/intro/index.html  error  reservedOutput  Both static/docs/intro/index.html and docs/intro.md would be written to docs/intro/index.html.
    Rename or move one of the files, change the slug of the page, or change the option that writes the other file.
1 error. Nothing was written.`,
  },
}

const warning: Readonly<Record<string, Case>> = {
  'a link to a file that is not there, where broken links only warn': {
    config: { onBrokenLinks: 'warn' },
    files: { 'docs/a.md': '# A\n\nSee [it](./intor.md).\n' },
    says: `docs/a.md:3:10  warning  brokenMarkdownLink  ./intor.md is not a file of this site.
    See [it](./intor.md).
             ^
    Did you mean docs/intro.md?`,
  },
  'two files with one address': {
    files: { 'docs/a.md': '---\nslug: /intro\n---\n\n# A\n' },
    says: `docs/intro.md:1:1  warning  duplicateRoute  The path /docs/intro/ is used by docs/a.md and docs/intro.md. The page of docs/a.md is shown.
    # Intro
    ^
    Change the slug of one of them, or rename or remove a file.`,
  },
  'an excerpt, a tag and an author in a blog that only warns': {
    files: {
      'blog/tags.yml': 'known: {}\n',
      'blog/2024-01-01-a.md': post('title: A\ntags: [other]\nauthors: { name: Guest }', 'All of it.\n'),
    },
    says: `blog/2024-01-01-a.md:1:1  warning  untruncatedPost  The post has no truncate marker, so lists of posts show all of it.
    ---
    ^
    Write <!-- truncate --> (or {/* truncate */}) after the first paragraph.
blog/2024-01-01-a.md:3:8  warning  inlineTag  The tags "other" are not in blog/tags.yml.
    tags: [other]
           ^
    Add them there, or set onInlineTags to ignore.
blog/2024-01-01-a.md:4:18  warning  inlineAuthor  The authors "Guest" are not in the authors file.
    authors: { name: Guest }
                     ^
    Add them to authors.yml, or set onInlineAuthors to ignore.`,
  },
  'two redirects from one address': {
    config: {
      redirects: {
        redirects: [
          { from: '/old', to: '/docs/intro' },
          { from: '/OLD/', to: '/docs/a' },
        ],
      },
    },
    files: { 'docs/a.md': '# A\n' },
    says: `site.config.json:1:65  warning  duplicateRoute  There are two redirects from /OLD/. Troodon uses the first one.
    {"redirects":{"redirects":[{"from":"/old","to":"/docs/intro"},{"from":"/OLD/","to":"/docs/a"}]}}
                                                                    ^
    Remove one of them.`,
  },
}

async function build({ config = {}, files }: Case) {
  for (const [path, text] of Object.entries({
    'docs/intro.md': '# Intro\n\n## Part\n',
    ...files,
    'site.config.json': `${JSON.stringify(config)}\n`,
  }))
    writeFile(root, path, text)
  const { status, stderr } = await runCommand(['build', root])
  return { status, said: problemText(stderr) }
}

describe('the build fails and writes nothing for', () => {
  it.each(Object.entries(failing))('%s', async (_, one) => {
    const { status, said } = await build(one)
    expect(said).toBe(one.says)
    expect(status).toBe(1)
    expect(existsSync(join(root, 'dist'))).toBe(false)
  })
})

describe('the build warns and continues for', () => {
  it.each(Object.entries(warning))('%s', async (_, one) => {
    const { status, said } = await build(one)
    expect(said.slice(0, said.search(/\nBuilt \d+ pages/))).toBe(one.says)
    expect(status).toBe(0)
    expect(existsSync(join(root, 'dist/docs/intro/index.html'))).toBe(true)
  })
})
