// Unusual but correct links cause no problems.
import { describe, expect, it } from 'vitest'
import { openHrefRegistry } from '../../../build/link/hrefRegistry.ts'
import type { LinkIndex } from '../../../build/link/linkIndex.ts'
import { config, linkProblems, targets } from '../../support/linkTargets.ts'
import { memorySite } from '../../support/memorySite.ts'

const fine: readonly string[] = [
  './intro.md',
  'intro.md',
  './intro.md#part-one',
  './intro.md#given-id',
  './intro.md#raw',
  './intro.md#named',
  './intro.md?x=1#part-one',
  './intro.md#gr%C3%B6%C3%9Fe--ma%C3%9F',
  '#here',
  '#',
  '#top',
  '',
  '#:~:text=here',
  './intro.md#:~:text=Part',
  '/docs/',
  '/docs',
  '/docs/#part-one',
  '/docs/index.html',
  '/docs/guide/setup',
  '/docs/guide/setup/',
  '/docs/guide/setup.html',
  '/docs/guide/setup/index.html',
  '/docs/guide/setup?a=b#steps',
  './guide/setup.md#steps',
  'guide/setup.md',
  './guide/index.md',
  '/docs/guide/',
  './guide/setup',
  'guide/setup',
  '../docs/guide/setup',
  './02-numbered/01-first.md#inside',
  '/docs/numbered/first#inside',
  './with%20space/a%20page.md',
  '<./with space/a page.md>',
  '/docs/with%20space/a%20page',
  '</docs/with space/a page>',
  './with%20space/a%20page.md#%C3%BCber-%C3%A6%C3%B8%C3%A5',
  './æøå.md',
  '/docs/æøå',
  '/docs/%C3%A6%C3%B8%C3%A5/',
  '/docs/page.html',
  '/docs/page.html/',
  './page.html.md',
  '/docs/case',
  '/docs/Case',
  './Case.md',
  '@site/docs/intro.md',
  '@site/docs/guide/setup.md#steps',
  '@site/static/img/logo.svg',
  './img/shot.png',
  'img/shot.png',
  './files/data.zip',
  '/img/logo.svg',
  '/img/logo.svg#layer',
  '/plain.html',
  '/app/',
  '/app/index.html',
  'pathname:///anything/at/all',
  'pathname:///docs/nothing',
  '/docs/1.0/',
  '/docs/1.0/#old-part',
  '/about',
  '/about/#team',
  'https://example.org/x',
  'http://example.org',
  '//example.org/x',
  'mailto:a@example.org',
  'tel:+4912345',
  'HTTPS://EXAMPLE.ORG',
  './intro.md#',
  '/docs/#top',
  './guide/setup.md?plain#steps',
  '/about.html',
  '/docs/1.0/index.html',
]

const wrappers: readonly ((a: string) => string)[] = [
  (a) => `[x](${a})`,
  (a) => `Text [x *y*](${a === '' ? '<>' : a} "title") text`,
  (a) => `| a |\n|---|\n| [x](${a}) |`,
  (a) => `> - [x](${a})`,
  (a) => (a === '' ? '[x]()' : `[x][r]\n\n[r]: ${a}`),
  (a) => `<a href="${a.replace(/[<>]/g, '')}">x</a>`,
  (a) => `:::note\n\n[x](${a})\n\n:::`,
]

const quiet: Readonly<Record<string, string>> = {
  'a link in inline code': '`[x](/nothing)`',
  'a link in a fence': '```md\n[x](/nothing)\n```',
  'a link in indented code': 'Text\n\n    [x](/nothing)',
  'a link in a comment': '<!-- [x](/nothing) <a href="/nothing">x</a> -->',
  'a link in a component comment': '{/* [x](/nothing) */}',
  'brackets that are no link': 'array[0] (see below) and [not a link] (/nothing)',
  'an escaped link': '\\[x](/nothing)',
  'an address in raw code': '<pre><code>a href=/nothing</code></pre>',
  'a script': '<script>const a = \'<a href="/nothing">\'</script>',
}

describe('correct links', () => {
  it(`reports nothing for ${fine.length * wrappers.length} unusual but correct links`, () => {
    expect(fine.length * wrappers.length).toBeGreaterThanOrEqual(500)
    const files = { ...targets }
    for (const [w, wrap] of wrappers.entries())
      for (const [f, address] of fine.entries())
        files[`docs/links-${w}-${f}.md`] = `# L\n\n## Here\n\n${wrap(address)}\n`
    expect(linkProblems(files)).toEqual([])
  })

  it.each(Object.entries(quiet))('ignores %s', (_name, text) => {
    const { problems } = memorySite({ ...targets, 'docs/quiet.md': `# Q\n\n${text}\n` }, config)
    expect(problems.filter(({ code }) => code !== 'blockedScript')).toEqual([])
  })

  it('does not check the links of drafts', () => {
    expect(
      memorySite({ ...targets, 'docs/draft.md': '---\ndraft: true\n---\n\n[x](/nothing)\n' }, config)
        .problems,
    ).toEqual([])
  })

  it('does not add the base URL twice', () => {
    expect(
      memorySite(
        { ...targets, 'docs/based.md': '# B\n\n[a](/base/docs/) [b](/docs/) ![c](/base/img/logo.svg)\n' },
        { ...config, baseUrl: '/base/' },
      ).problems,
    ).toEqual([])
  })
})

it('to a place on whichever page shows them need no page', () => {
  const hrefs = openHrefRegistry({} as LinkIndex)
  expect(hrefs.resolve('#', 'en')).toEqual({ href: '#', external: false })
  expect(hrefs.resolve('#part', 'en')).toEqual({ href: '#part', external: false })
  expect([...hrefs.seen.keys()]).toEqual([])
})
