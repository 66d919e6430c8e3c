// What rules about the output report, and what they leave alone.
import { expect, it } from 'vitest'
import type { PageBudgets } from '../../../build/model/config/ruleOptions.ts'
import type { DiagnosticCode } from '../../../build/model/rules.ts'
import { contrastOf, literalColor } from '../../../build/rules/colors.ts'
import { siteRules } from '../../../build/rules/index.ts'
import { documentFacts } from '../../../build/rules/output/documentFacts.ts'
import { outputSiteRules } from '../../../build/rules/output/index.ts'
import type { OutputDocument, OutputFacts } from '../../../build/rules/outputRule.ts'
import type { SiteFacts } from '../../../build/rules/siteRule.ts'
import { sourcePath } from '../../../build/shared/paths.ts'

const document = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>A</title>${head}</head><body><main>${body}</main></body></html>`

const messages = (code: DiagnosticCode, html: string) =>
  documentFacts(html)
    .found.filter((one) => one.code === code)
    .map(({ message }) => message)

it.each<[DiagnosticCode, string, number]>([
  ['missingName', '<button></button><a href="/b"><svg></svg></a><iframe src="/c"></iframe><input id="d">', 4],
  ['missingName', '<img src="/a.png"><span role="img"></span><div role="button"> </div><select></select>', 4],
  ['missingName', '<button aria-label="a"></button><a href="/b"><img alt="b" src="c"></a><a id="x"></a>', 0],
  [
    'missingName',
    '<a href="/b"><svg aria-label="b"></svg></a><a href="/c"><svg><title>c</title></svg></a>',
    0,
  ],
  ['missingName', '<label>a <input></label><label for="b">b</label><textarea id="b"></textarea>', 0],
  ['missingName', '<p id="n">n</p><button aria-labelledby="n"></button><button hidden></button>', 0],
  ['missingName', '<img src="/a.png" alt=""><div aria-hidden="true"><a href="/b"></a></div>', 0],
  [
    'missingName',
    '<input type="submit"><input type="hidden"><button><span aria-hidden="true">x</span></button>',
    1,
  ],
  ['wrongAria', '<p role="buton"></p><p aria-lable="a"></p><p aria-hidden="yes"></p>', 3],
  ['wrongAria', '<p aria-labelledby="nope"></p><label for="nope"></label><div role="checkbox"></div>', 3],
  ['wrongAria', '<a href="/b"><button>c</button></a><p tabindex="3"></p>', 2],
  ['wrongAria', '<div aria-hidden="true"><button>a</button></div>', 1],
  [
    'wrongAria',
    '<div aria-hidden="true"><button tabindex="-1">a</button></div><div hidden><a href="#">a</a></div>',
    0,
  ],
  ['wrongAria', '<h2 id="a">a</h2><h2 id="a">a</h2><a href="#a">a</a><p id="b"></p><p id="b"></p>', 1],
  [
    'wrongAria',
    '<p role="doc-note" aria-level="2" aria-expanded="false"></p><input type="checkbox" role="switch">',
    0,
  ],
  ['pageLandmarks', '<nav>a</nav><nav>b</nav>', 1],
  ['pageLandmarks', '<nav aria-label="a">a</nav><nav aria-label="b">b</nav>', 0],
  ['pageLandmarks', '<li>a</li><ul><li>b</li></ul><dl><dt>a</dt><dd>b</dd></dl>', 1],
  ['pageLandmarks', '<main>a</main>', 1],
  [
    'pageLandmarks',
    '<header>a</header><article><footer>b</footer></article><p lang="notalanguage1">c</p>',
    1,
  ],
  ['structuredData', '<script type="application/ld+json">{ nope</script>', 1],
  ['structuredData', '<script type="application/ld+json">{"@type":"BlogPosting","headline":"a"}</script>', 2],
  [
    'structuredData',
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":2,"name":"a"}]}</script>',
    1,
  ],
  [
    'structuredData',
    '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Organization","name":"a","url":"https://a.test"}]}</script>',
    0,
  ],
])('%s in %s', (code, body, count) => {
  expect(messages(code, document(body))).toHaveLength(count)
})

it('names the parts of a page that are missing', () => {
  expect(messages('pageLandmarks', '<html><head></head><body></body></html>')).toEqual([
    'The language of the page is missing.',
    'The page has no title.',
    'The page has no main part.',
  ])
  const zoom = '<meta name="viewport" content="width=device-width, maximum-scale=1">'
  expect(messages('pageLandmarks', document('', zoom))).toEqual(['The viewport does not let readers zoom.'])
})

it('foresees what the policy of a page blocks', () => {
  const policy = (text: string) => `<meta http-equiv="Content-Security-Policy" content="${text}">`
  const found = (body: string) =>
    messages(
      'blockedResource',
      document(
        body,
        policy(
          "default-src 'self'; img-src 'self' https: data:; frame-src https://*.maps.test; object-src 'none'; form-action 'self'",
        ),
      ),
    )
  expect(
    found(
      '<img src="/a.png"><img src="https://b.test/c.png" srcset="data:image/png;base64,AA 1x"><iframe src="https://a.maps.test/"></iframe><form action="/search"></form>',
    ),
  ).toEqual([])
  expect(found('<img src="http://b.test/c.png">')).toEqual([
    'The security policy blocks http://b.test/c.png: <img src="http://b.test/c.png">.',
  ])
  expect(
    found(
      '<iframe src="https://maps.test.evil/"></iframe><embed src="/a.pdf"><form action="https://c.test"></form><video src="https://d.test/e.mp4"></video><script src="//f.test/g.js"></script>',
    ),
  ).toHaveLength(5)
  expect(messages('blockedResource', document('<img src="http://b.test/c.png">'))).toEqual([])
})

const page = (url: string, more: Partial<OutputDocument> = {}): OutputDocument => ({
  ...documentFacts(document('')),
  ...{ url: `https://a.test${url}`, file: null, kind: 'docs' },
  ...more,
})

async function found(code: keyof typeof outputSiteRules, facts: Partial<OutputFacts>) {
  const all: string[] = []
  const whole: OutputFacts = {
    ...{ documents: [], base: 'https://a.test/', isWhole: true, budgets: {} },
    ...{ bytesOf: async () => 1000, searchBytes: async () => 9000, feeds: async () => [] },
    ...facts,
  }
  await outputSiteRules[code](whole, ({ message }) => all.push(message))
  return all
}

it('finds pages in other languages that do not name each other', async () => {
  const pair = [
    ['en', 'https://a.test/b/'],
    ['de', 'https://a.test/de/b/'],
  ] as const
  const documents = [page('/b/', { alternates: pair }), page('/de/b/', { alternates: pair })]
  expect(await found('alternatePages', { documents })).toEqual([])
  const broken = [
    page('/b/', { alternates: [...pair, ['english', '/c']] }),
    page('/de/b/', { alternates: [pair[1]] }),
  ]
  expect(await found('alternatePages', { documents: broken })).toEqual([
    'https://a.test/b/: https://a.test/de/b/ does not name this page.',
    'https://a.test/b/: hreflang="english" is no language.',
    'https://a.test/b/: hreflang="english" has no full URL: /c',
  ])
  const lone = [page('/b/', { alternates: pair })]
  expect(await found('alternatePages', { documents: lone })).toEqual([
    'https://a.test/b/: hreflang="de" leads to https://a.test/de/b/, which is no page.',
  ])
  expect(await found('alternatePages', { documents: lone, isWhole: false })).toEqual([])
})

it('finds canonical URLs in a circle, of no page and of hidden pages', async () => {
  const documents = [
    page('/a/', { canonical: 'https://a.test/b/' }),
    page('/b/', { canonical: 'https://a.test/a/' }),
    page('/c/', { canonical: 'https://a.test/nope/' }),
    page('/d/', { canonical: 'https://a.test/e/' }),
    page('/e/', { noIndex: true }),
    page('/f/', { canonical: 'https://other.test/' }),
    page('/g/', { canonical: 'https://a.test/g' }),
    page('/h/', { canonical: '/g/' }),
  ]
  expect(await found('canonicalPage', { documents })).toEqual([
    'https://a.test/a/: https://a.test/b/ names this page as its canonical page, and the other way round.',
    'https://a.test/b/: https://a.test/a/ names this page as its canonical page, and the other way round.',
    'https://a.test/c/: The canonical URL https://a.test/nope/ is no page.',
    'https://a.test/d/: The canonical page https://a.test/e/ asks search engines to leave it out.',
    'https://a.test/h/: The canonical URL /g/ has no host.',
  ])
})

it('weighs pages by the budgets of their part of the site', async () => {
  const loads = { scripts: ['/a.js', '/b.js'], styles: [], images: ['/c.png'] }
  const documents = [page('/a/', { loads, bytes: 50_000 }), page('/b/', { loads, kind: 'blog', bytes: 500 })]
  const budgets: PageBudgets = {
    html: 40_000,
    scripts: 1500,
    search: 8000,
    blog: { scripts: 2000, images: 999 },
  }
  expect(await found('pageWeight', { documents, budgets })).toEqual([
    'https://a.test/a/ has 50 kB of HTML, and 40 kB are allowed.',
    'https://a.test/a/ has 2.0 kB of scripts, and 1.5 kB are allowed.',
    'https://a.test/b/ has 1.0 kB of images, and 1.0 kB are allowed.',
    'The search index has 9.0 kB, and 8.0 kB are allowed.',
  ])
})

it('reads feeds of all formats', async () => {
  const of = async (path: string, text: string) =>
    found('feedFormat', { feeds: async () => [{ path, text }] })
  const rss = (items: string) =>
    `<?xml version="1.0"?><rss version="2.0"><channel><title>a</title><link>https://a.test</link><description>b</description>${items}</channel></rss>`
  const item =
    '<item><title><![CDATA[a <b> & c]]></title><link>https://a.test/b</link><guid>1</guid><pubDate>Sat, 28 Nov 2026 00:00:00 GMT</pubDate></item>'
  expect(await of('rss.xml', rss(item))).toEqual([])
  expect(await of('rss.xml', rss(item + item))).toEqual([
    'The feed rss.xml: The entry 1 is there twice: readers show one of them.',
  ])
  expect(await of('rss.xml', rss('<item><title>a & b</title></item>'))).toHaveLength(2)
  expect(await of('atom.xml', '<feed><title>a</title><entry></feed>')).toEqual([
    'The feed atom.xml: It is not well-formed: <entry> is not closed.',
    'The feed atom.xml: It has no id.',
    'The feed atom.xml: It has no updated.',
    'The feed atom.xml: The entry  has no id.',
    'The feed atom.xml: The entry  has neither a title nor a text.',
    'The feed atom.xml: The entry  has no valid date: ',
  ])
  expect(
    await of(
      'feed.json',
      '{"version":"https://jsonfeed.org/version/1.1","title":"a","items":[{"id":"1","url":"/b","title":"c"}]}',
    ),
  ).toEqual(['The feed feed.json: The entry 1 has no full URL: /b'])
  expect(await of('feed.json', '[')).toEqual(['The feed feed.json: It is not valid JSON.'])
})

it('measures contrast as WCAG does', () => {
  const contrast = (one: string, other: string) =>
    contrastOf(literalColor(one) as readonly number[], literalColor(other) as readonly number[]).toFixed(2)
  expect(contrast('#fff', 'black')).toBe('21.00')
  expect(contrast('#777777', '#ffffff')).toBe('4.48')
  expect(contrast('rgb(0, 0, 255)', 'hsl(0 0% 100%)')).toBe('8.59')
  expect(literalColor('hsl(120, 100%, 25%)')?.map(Math.round)).toEqual([0, 128, 0])
  for (const unknown of ['#ffff', 'rgb(0 0 0 / 50%)', 'var(--a)', 'red'])
    expect(literalColor(unknown)).toBeNull()
})

it('finds colors of style sheets that are hard to read', () => {
  const of = (text: string, isOwnTheme = false) => {
    const all: string[] = []
    const sheets = {
      styleSheets: () => [{ file: sourcePath('a.css'), text, isOwnTheme }],
    } as unknown as SiteFacts
    siteRules.colorContrast(sheets, ({ line, column, message }) => all.push(`${line}:${column} ${message}`))
    return all
  }
  expect(
    of('/* a\n*/\n.b { color: #999; background: #fff }\n.c { color: #000; background: #fff }\n'),
  ).toEqual(['3:1 .b { color: #999 } has a contrast of 2.84:1 with its background, and needs 3:1.'])
  expect(
    of(":root { --ifm-color-primary: #25c2a0; }\n[data-theme='dark'] { --ifm-color-primary: #25c2a0; }"),
  ).toHaveLength(1)
  expect(of('.a { color: #fff; background: linear-gradient(red, blue) } .b { color: #fff }')).toEqual([])
  expect(of(':root { --ifm-color-primary: #2e8555; }', true)).toEqual([])
})
