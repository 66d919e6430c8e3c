// A Docusaurus site that uses what the guides describe and that has another meaning, or none, in Troodon's own
// configuration.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeFile } from '../support/edits.ts'
import { runBuild, temporaryFolder } from '../support/engine.ts'
import { guidesSite } from '../support/guidesSite.ts'

let folder: ReturnType<typeof temporaryFolder>
let dist = ''
let problems: readonly string[] = []

beforeAll(async () => {
  folder = temporaryFolder()
  const root = join(folder.path, 'site')
  for (const [path, text] of Object.entries(guidesSite)) writeFile(root, path, text)
  dist = join(root, 'dist')
  const built = await runBuild({ root, outDir: dist, cacheFolder: join(root, '.cache') })
  problems = built.problems.map(({ file, message }) => `${file}: ${message}`)
})
afterAll(() => folder.remove())

const page = (route: string): string => readFileSync(join(dist, route, 'index.html'), 'utf8')
const metas = (route: string, name: string): readonly string[] =>
  [...page(route).matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))].map(
    ([, content = '']) => content,
  )
const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const navbarOf = (route: string): string => /<nav[^>]*navbar[\s\S]*?<\/nav>/.exec(page(route))?.[0] ?? ''

it('reports only the day that does not exist', () => {
  expect(problems).toEqual([expect.stringMatching(/^docs\/group\/above\.md: .*not the text "2\/30\/2024"/)])
})

describe('documents', () => {
  it('have slugs relative to their folder', () => {
    expect([page('docs/group/next-door'), page('docs/upstairs')].map((html) => html.includes('<h1'))).toEqual(
      [true, true],
    )
  })

  it('have days in other spellings, in the language of the locale', () => {
    expect(textOf(page('docs/group/next-door'))).toContain('Last updated on Jan 2, 2024')
    expect(textOf(page('blog/2024/03/04/post'))).toContain('March 4, 2024')
  })

  it('are in categories whose file has numbers and keywords as text', () => {
    expect(metas('docs/category/group', 'keywords')).toEqual(['one, two'])
    const labels = [...page('docs/group/inner').matchAll(/class="menu__link[^>]*>([^<]+)</g)].map(
      ([, label]) => label,
    )
    expect(labels).toEqual([
      'Group',
      'Beside',
      'Above',
      'Inner',
      'a',
      'deep',
      'late',
      'Live',
      'Other',
      'words',
    ])
  })

  it('have relative URLs as without a slash at the end of their own', () => {
    expect(page('docs/deep/low')).toMatch(
      /href="\/docs\/other\/">up<[\s\S]*href="\/docs\/deep\/other\/">beside</,
    )
  })

  it('have the title of their file where a heading comes after text', () => {
    const html = page('docs/late')
    expect(html).toContain('<title>late | Aviary</title>')
    expect([...html.matchAll(/<h1[^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual(['In the text'])
  })

  it('are described by their first words, also those of a heading', () => {
    expect(metas('docs/words', 'description')).toEqual(['Heading first'])
  })

  it('have footnotes with the ids and the heading of the options', () => {
    const html = page('docs/late')
    expect(html.match(/ (?:id|href)="#?my-[^"]*"/g)).toEqual([
      ...[' href="#my-fn-big"', ' id="my-fnref-big"', ' href="#my-fn-big"', ' id="my-fnref-big-2"'],
      ...[' id="my-fn-big"', ' href="#my-fnref-big"', ' href="#my-fnref-big-2"'],
    ])
    expect(html).toMatch(/<h2 id="footnote-label"[^>]*>Notes/)
    expect(html).toMatch(/data-footnote-ref(?:="true")? aria-describedby="footnote-label"/)
  })

  it('have tags with their descriptions', () => {
    expect(page('docs/late')).toMatch(/<a class="tag" href="[^"]*egg[^"]*" rel="tag" title="About eggs">/)
  })

  it('pass the whole path to the function of edit links', () => {
    expect(page('de/docs/a')).toContain('href="https://edit.example/de/docs/a"')
  })

  it('know their instance in every language, and their category', () => {
    expect(textOf(/<p id="place">.*?<\/p>/.exec(page('de/docs/a'))?.[0] ?? '')).toBe('default current')
    const [chosen = '', all = ''] = [
      ...page('docs/group/inner').matchAll(
        /<(?:ul|section|div) class="[^"]*\bcards?\b[\s\S]*?What is beside\./g,
      ),
    ].map(([html]) => html)
    expect([chosen, all].map((html) => textOf(html))).toEqual([
      expect.stringContaining('Beside What is beside.'),
      expect.stringContaining('Beside What is beside.'),
    ])
  })

  it('have titles of boxes in their language when the site has types of its own', () => {
    const titles = [...page('de/docs/a').matchAll(/admonition-heading">([\s\S]*?)<\/div>/g)].map(
      ([, title = '']) => textOf(title),
    )
    expect(titles).toEqual(['Hinweis', 'Vorsicht'])
  })

  it('have boxes of the types that their instance has', () => {
    expect(page('care/next')).toContain('<div>\n<p>Without a box.</p>\n</div>')
    const boxes = page('boxes').match(/admonition-(?:chirp|tip|note)"/g)
    expect(boxes).toEqual(['admonition-chirp"', 'admonition-tip"'])
    expect(page('boxes')).toContain('<div>\n<p>C.</p>\n</div>')
  })

  it('show as many levels of a contents as the site says', () => {
    expect(/table-of-contents--inline[\s\S]*?<\/nav>/.exec(page('docs/a'))?.[0]).toContain('href="#four"')
  })
})

describe('the head', () => {
  it('has attributes of the document', () => {
    const [html = '', body = ''] = page('docs/a').match(/<(?:html|body)[^>]*>/g) ?? []
    expect(html).toMatch(/ class="docs-wrapper [^"]* tall"/)
    expect(html).toContain(' data-page="a"')
    expect(body).toBe('<body class="wide" data-kind="doc">')
    expect(page('own')).toMatch(/<html[^>]* class="poster /)
  })

  it('has the title of the site alone where that of the page is empty', () => {
    expect(page('blank')).toContain('<title>Aviary</title>')
  })

  it('has metadata of the site once, and a page replaces what is about the page', () => {
    expect(metas('docs/a', 'twitter:card')).toEqual(['summary'])
    expect(metas('docs/a', 'og:site_name')).toEqual(['Birds'])
    expect(metas('docs/a', 'keywords')).toEqual(['nest'])
    expect(metas('docs/a', 'description')).toEqual(['Text of A.'])
    expect(metas('own', 'keywords')).toEqual(['birds, wide'])
    expect(metas('own', 'description')).toEqual(['All birds'])
  })
})

it('has titles as they are written, descriptions of one line, and lines through text between tildes', () => {
  const html = page('marks')
  expect(html).toContain('<title>Marks *kept* and code | Aviary</title>')
  expect(html).toContain('<h1 id="marks">Marks <em>kept</em> and <code>code</code></h1>')
  expect(metas('marks', 'og:description')).toEqual(['A ~line~ of it,'])
  expect(html).toContain(
    'A <del>line</del> of <del>it</del>,\n~one~~ <del><strong>two</strong></del> 3 ~ 4 ~ <a',
  )
  expect(html).toContain('><del>5</del></a>')
})

describe('the navbar', () => {
  it('has items without a position on the left', () => {
    const text = textOf(navbarOf('own'))
    expect(text.indexOf('Unplaced')).toBeLessThan(text.indexOf('Right'))
    expect(text.indexOf('First')).toBeLessThan(text.indexOf('Right'))
  })

  it('shows the given versions, labels, targets and query', () => {
    const html = navbarOf('own')
    expect(html).toMatch(/href="\/feed\.txt"[^>]*target="_blank"|target="_blank"[^>]*href="\/feed\.txt"/)
    expect(html).toMatch(/href="\/care\/1\.0\/"[^>]*>First</)
    expect(html).toContain('href="/de/own/?kept=true"')
  })
})

it('has a footer whose links open as they say', () => {
  expect(page('own')).toMatch(/<a [^>]*target="_self"[^>]*>Same tab<\/a>/)
})

it('has names of the site in live code', () => {
  const code = readdirSync(join(dist, 'assets'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(dist, 'assets', name), 'utf8'))
  expect(code.filter((text) => text.includes('Chirping') && text.includes('live-code__editor'))).toHaveLength(
    1,
  )
})

it('links to profiles of authors', () => {
  expect(page('blog/2024/03/04/post')).toContain('href="https://mastodon.social/@ann@birds.example"')
  expect(page('blog/2024/03/04/post')).toContain('href="mailto:ann@site.example"')
})

it('has entries of feeds with the ids that readers know from Docusaurus', () => {
  const feed = JSON.parse(readFileSync(join(dist, 'blog/feed.json'), 'utf8'))
  expect(feed.items.map(({ id, url }: { id: string; url: string }) => [id, url])).toEqual([
    ['https://site.example/blog/2024/03/04/post', 'https://site.example/blog/2024/03/04/post/'],
  ])
})

it('has a sitemap of each language', () => {
  const urls = (file: string) =>
    [...readFileSync(join(dist, file), 'utf8').matchAll(/<loc>https:\/\/site\.example([^<]*)/g)].map(
      ([, path = '']) => path,
    )
  const german = urls('de/sitemap.xml')
  expect(german).toContain('/de/docs/a/')
  expect(german.filter((path) => !path.startsWith('/de/'))).toEqual([])
  expect(urls('sitemap.xml')).toEqual(expect.arrayContaining(['/docs/a/', '/alone/']))
  expect(urls('sitemap.xml').filter((url) => german.includes(url))).toEqual([])
  expect(urls('sitemap.xml')).not.toContain('/blog/archive/')
  expect(german).not.toContain('/de/alone/')
})

it('has no redirect beside the home page of a language', () => {
  expect(
    readdirSync(dist)
      .filter((name) => name.endsWith('.html'))
      .sort(),
  ).not.toContain('de.html')
  expect(readdirSync(join(dist, 'docs'))).toContain('a.html')
})
