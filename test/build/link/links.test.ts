// Link checking: planted errors are found at the exact position of the URL, and unusual but correct links
// cause no problems.
import { describe, expect, it } from 'vitest'
import { openHrefRegistry } from '../../../build/link/hrefRegistry.ts'
import type { LinkIndex } from '../../../build/link/linkIndex.ts'
import { memorySite } from '../../support/memorySite.ts'

/** The site that the links lead to. */
const targets: Readonly<Record<string, string>> = {
  'docs/intro.md':
    '---\nslug: /\n---\n\n# Intro\n\n## Part one\n\n## Größe & Maß\n\n## Explicit {#given-id}\n\n<a id="raw"></a>\n\n<a name="named"></a>\n',
  'docs/guide/setup.md': '# Setup\n\n## Steps\n',
  'docs/guide/index.md': '# Guide\n',
  'docs/02-numbered/01-first.md': '# First\n\n## Inside\n',
  'docs/with space/a page.md': '# A page\n\n## Über æøå\n',
  'docs/æøå.md': '# Letters\n',
  'docs/page.html.md': '---\nslug: /page.html\n---\n\n# Html\n',
  'docs/Case.md': '# Case\n',
  'docs/img/shot.png': '',
  'docs/files/data.zip': '',
  'static/img/logo.svg': '',
  'static/plain.html': '',
  'static/app/index.html': '',
  'versioned_docs/version-1.0/intro.md': '---\nslug: /\n---\n\n# Old\n\n## Old part\n',
  'versions.json': '["1.0"]',
  'pages/about.md': '# About\n\n## Team\n',
}
const config = { docs: { lastVersion: 'current' }, onBrokenMarkdownLinks: 'throw' }

/** A line (or lines) of Markdown that contains one URL. */
type Construct = (address: string, n: number) => string

const constructs: Readonly<Record<string, Construct>> = {
  'inline link': (a) => `Text before [label](${a}) and after.`,
  'link with a title': (a) => `See [the *emphasised* label](${a} "A title").`,
  'link around code': (a) => `Some words: [\`code()\`](${a}).`,
  'angle brackets': (a) => `Some [label](<${a}>) there.`,
  'second link of a line': (a) => `First [fine](./intro.md), then [label](${a}).`,
  'after letters beyond ASCII': (a) => `Größe, 日本語 and 🦖: [label](${a})`,
  'after the same address in code': (a) => `\`${a}\` is written as [label](${a}).`,
  'wrapped line': (a) => `A paragraph that\ngoes on here with [label](${a})\nand ends there.`,
  heading: (a, n) => `## Heading ${n} with [label](${a})`,
  'setext heading': (a, n) => `Heading ${n} [label](${a})\n---`,
  'list item': (a) => `- one\n- two [label](${a})`,
  'nested list': (a) => `1. one\n   - two\n     - three [label](${a})`,
  quote: (a) => `> quoted\n> more [label](${a})`,
  'list in a quote': (a) => `> - item [label](${a})`,
  'table cell': (a) => `| a | b |\n|---|---|\n| x | [label](${a}) |`,
  'two links in a row': (a) => `| a | b |\n|---|---|\n| [fine](./intro.md) | [label](${a}) y |`,
  'cell with a pipe': (a) => `| a | b |\n|---|---|\n| x \\| y | z \\| [label](${a}) |`,
  admonition: (a) => `:::note[Title]\n\nText [label](${a}).\n\n:::`,
  'admonition title': (a) => `:::tip[See [label](${a})]\n\nText.\n\n:::`,
  'reference link': (a, n) => `See [label][ref${n}].\n\n[ref${n}]: ${a} "Title"`,
  'collapsed reference': (a, n) => `See [name${n}][].\n\n[name${n}]: <${a}>`,
  'definition on two lines': (a, n) => `See [far${n}].\n\n[far${n}]:\n  ${a}`,
  'link with an image inside': (a) => `[![alt](./img/shot.png)](${a})`,
  'raw HTML in text': (a) => `Some <b>bold</b> <a class="x" href="${a}">label</a>.`,
  'raw HTML with single quotes': (a) => `Some <a href='${a}'>label</a>.`,
  'HTML block': (a) => `<div>\n  <p>one</p>\n  <p class="x"><a\n    href="${a}">label</a></p>\n</div>`,
  'HTML in a list': (a) => `- item <a href="${a}">label</a>`,
  'component link': (a) => `Go to <Link to="${a}">label</Link>.`,
  'inside a component': (a) => `<Tabs>\n<TabItem value="one">\n\nText [label](${a})\n\n</TabItem>\n</Tabs>`,
  'emphasis around': (a) => `This is **very [label](${a}) bold**.`,
  'task list': (a) => `- [x] done [label](${a})`,
  'footnote-like text': (a) => `Text[^1] and [label](${a}) [^2]`,
}

const imageConstructs: Readonly<Record<string, Construct>> = {
  image: (a) => `![alt](${a})`,
  'image in text': (a) => `Text ![alt *x*](${a} "t") text`,
  'HTML image': (a) => `<img alt="x" src="${a}">`,
  'image in a table': (a) => `| a |\n|---|\n| ![alt](${a}) |`,
  'component image': (a) => `<img src={useBaseUrl('${a}')} alt="x" />`,
}

const faults: Readonly<Record<string, (n: number) => string>> = {
  page: (n) => `/docs/nothing-${n}`,
  relative: (n) => `../missing/nothing-${n}/`,
  anchor: (n) => `/docs/guide/setup#nothing-${n}`,
  own: (n) => `#nothing-${n}`,
  file: (n) => `./nothing-${n}.md`,
  fileAnchor: (n) => `./guide/setup.md#nothing-${n}`,
}

interface Planted {
  readonly line: number
  readonly column: number
  readonly address: string
}

/** Concatenates the constructs and records the position of each URL. */
function plant(count: number): { readonly text: string; readonly planted: readonly Planted[] } {
  const links = Object.values(constructs)
  const images = Object.values(imageConstructs)
  const kinds = Object.values(faults)
  const lines = ['---', 'title: Planted', 'sidebar_position: 9', '---', '', '# Planted', '']
  const planted: Planted[] = []
  for (let n = 0; n < count; n++) {
    const isImage = n % 10 === 9
    const construct = (isImage ? images[n % images.length] : links[n % links.length]) as Construct
    const address = isImage
      ? `./img/nothing-${n}.png`
      : (kinds[(n + Math.floor(n / links.length)) % kinds.length] as (n: number) => string)(n)
    const block = construct(address, n).split('\n')
    const row = block.findLastIndex((line) => line.includes(address))
    planted.push({
      line: lines.length + row + 1,
      column: (block[row] as string).lastIndexOf(address) + 1,
      address,
    })
    lines.push(...block, '')
  }
  return { text: lines.join('\n'), planted }
}

describe('planted errors', () => {
  it('finds all 1,000 at their line and column, and nothing else', () => {
    const { text, planted } = plant(1000)
    const { problems } = memorySite({ ...targets, 'docs/planted.md': text }, config)
    const found = problems.map(({ line, column }) => `${line}:${column}`)
    expect(planted.filter(({ line, column }) => !found.includes(`${line}:${column}`)).slice(0, 10)).toEqual(
      [],
    )
    expect(problems.filter(({ message }) => !message.includes('nothing-')).slice(0, 10)).toEqual([])
    expect(problems).toHaveLength(1000)
  })

  it.each(Object.entries({ ...constructs, ...imageConstructs }))(
    'includes the URL in: %s',
    (_name, construct) => {
      const text = construct('./img/nothing.png', 1)
      const { problems } = memorySite({ ...targets, 'docs/planted.md': `# T\n\n${text}\n` }, config)
      const lines = `# T\n\n${text}`.split('\n')
      const row = lines.findLastIndex((line) => line.includes('./img/nothing.png'))
      expect(problems.map(({ line, column }) => [line, column])).toEqual([
        [row + 1, (lines[row] as string).lastIndexOf('./img/nothing.png') + 1],
      ])
    },
  )
})

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
    expect(memorySite(files, config).problems).toEqual([])
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

describe('the message about a broken link', () => {
  const problemsOf = (text: string, files: Readonly<Record<string, string>> = {}) =>
    memorySite({ ...targets, ...files, 'docs/broken.md': text }, config).problems

  it('suggests the most similar page, anchor and file', () => {
    const hints = problemsOf(
      '# B\n\n[a](/docs/guide/setpu) [b](./guide/setup.md#step) [c](./guide/stup.md) ![d](./img/shoot.png)\n',
    ).map(({ hint }) => hint)
    expect(hints).toEqual([
      'Did you mean /docs/guide/setup/?',
      'Did you mean #steps?',
      'Did you mean docs/guide/setup.md?',
      'Did you mean docs/img/shot.png?',
    ])
  })

  it('says that the target is a draft', () => {
    const [problem] = problemsOf('# B\n\n[a](./secret.md)\n', {
      'docs/secret.md': '---\ndraft: true\n---\n\n# S\n',
    })
    expect(problem?.message).toBe('./secret.md is a draft, and drafts are not published.')
  })

  it('reports URLs that run code', () => {
    const codes = problemsOf(
      '# B\n\n<a href="javascript:alert(1)">x</a> <a href=" java\tscript:alert(1)">y</a> <a href="&#106;avascript:alert(1)">z</a>\n',
    ).map(({ code }) => code)
    expect(codes).toEqual(['unsafeLink', 'unsafeLink', 'unsafeLink'])
  })

  it.each([
    ['<img alt="" src="https://x.example/a.png" ONERROR="alert(1)">', '3:52 eventHandler'],
    ['<div>\n<p onclick=alert(1)>x</p>\n</div>', '4:12 eventHandler'],
    ['<form action="javascript:x()"></form>', '3:15 unsafeLink'],
    ['<button formaction=" java&#115;cript:x()">x</button>', '3:21 unsafeLink'],
    ['<form action="https://x.example/"><input name="on" value="on"></form>', null],
    ['`<img onerror="x">`', null],
  ])('reports code in attributes: %s', (text, found) => {
    const problems = problemsOf(`# B\n\n${text}\n`)
    expect(problems.map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual(
      found === null ? [] : [found],
    )
  })
})

describe('the escape comment', () => {
  const codes = (text: string) =>
    memorySite({ ...targets, 'docs/escape.md': `# E\n\n${text}\n` }, config).problems.map(
      ({ code, line }) => `${code} ${line}`,
    )

  it('disables the check for links on its own or the next line', () => {
    expect(codes('[x](/nothing) <!-- link-check-ignore: made by another team -->')).toEqual([])
    expect(codes('<!-- link-check-ignore: made by another team -->\n[x](/nothing)')).toEqual([])
    expect(codes('{/* link-check-ignore: made by another team */}\n[x](/nothing)')).toEqual([])
  })

  it('requires a reason', () => {
    expect(codes('<!-- link-check-ignore -->\n[x](/nothing)')).toEqual([
      'escapeWithoutReason 3',
      'brokenLink 4',
    ])
  })

  it('is reported if it disables nothing', () => {
    expect(codes('<!-- link-check-ignore: old -->\n[x](/docs/)')).toEqual(['unusedEscape 3'])
  })
})

it('to a place on whichever page shows them need no page', () => {
  const hrefs = openHrefRegistry({} as LinkIndex)
  expect(hrefs.resolve('#', 'en')).toEqual({ href: '#', external: false })
  expect(hrefs.resolve('#part', 'en')).toEqual({ href: '#part', external: false })
  expect([...hrefs.seen.keys()]).toEqual([])
})
