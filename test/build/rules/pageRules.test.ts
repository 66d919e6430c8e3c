// What each rule about one page reports, and what it leaves alone.
import { describe, expect, it } from 'vitest'
import { type DiagnosticCode, ownRules } from '../../../build/model/rules.ts'
import { groups } from '../../../scripts/errorCodes/page.ts'
import { parserFor } from '../../support/memorySite.ts'

const everything = parserFor(
  {},
  {
    checks: {
      ...Object.fromEntries(ownRules('page').map((code) => [code, 'warning'])),
      rules: {
        wrongTerm: { terms: { github: 'GitHub', 'end user': 'reader', 'sign in': 'sign in to', IOS: 'iOS' } },
      },
    },
  },
)

/** The places of the problems of a rule, in the text. */
const found = (code: DiagnosticCode, text: string, syntax: 'auto' | 'mdx' = 'auto') =>
  everything
    .page(text, syntax)
    .facts.diagnostics.filter((one) => one.code === code)
    .map(({ line, column }) => `${line}:${column}`)

describe('the documented examples', () => {
  const entries = groups.flatMap(({ codes }) => Object.entries(codes))
  const examples = ownRules('page').map(
    (code) => [code, entries.find(([name]) => name === code)?.[1]] as const,
  )

  it.each(examples)('%s', (code, entry) => {
    const [[path, wrong] = ['', '']] = Object.entries(entry?.example?.files ?? {}).filter(([name]) =>
      name.endsWith('.md'),
    )
    const correct = entry?.example?.correct?.[path] ?? ''
    expect(found(code, wrong)).not.toEqual([])
    expect(everything.page(correct, 'auto').facts.diagnostics).toEqual([])
  })
})

it.each<[DiagnosticCode, string, readonly string[]]>([
  ['emptyHeading', '## \n\n# `a`\n\n## ![b](https://c.test/)\n\n## <a name="d"></a>\n', ['1:3']],
  [
    'repeatedWord',
    'In the the sea.\n\nIn\nthe\nthe sea, _the the_ `the the` [x](/the/the) <b id="the the">the</b>\n',
    ['1:4', '4:1', '5:11'],
  ],
  ['repeatedWord', '(the the) the-the the. the the the the\n', ['1:2', '1:24', '1:32']],
  ['repeatedWord', 'Über über, «на на»\n', ['1:1', '1:13']],
  ['repeatedWord', 'Duran Duran had had it, that that is-is the-the, The 2 2 the, a, a, aa a\n', []],
  ['repeatedWord', 'Eine Komponente, die die Karte zeigt, das das Ziel ist, und und\n', ['1:57']],
  ['repeatedWord', 'Si vous vous retrouvez. Passo passo. Adım adım ve ve.\n', ['1:48']],
  [
    'wrongTerm',
    'On Github, **GITHUB**, [github](/a) and `github`.\n\n# An End  user\n',
    ['1:4', '1:14', '1:25', '3:6'],
  ],
  ['wrongTerm', 'GitHub githubs my-github https://github.com github.com <b>GitHub</b> ios IOSs', []],
  ['wrongTerm', 'Sign in. Then sign in to it.\n\n| a |\n| --- |\n| IOS |\n', ['1:1', '5:3']],
  ['longSentence', `${'word '.repeat(41)}\n\n${'word '.repeat(40)}\n`, ['1:1']],
  ['longSentence', `${'Ada Lovelace, '.repeat(30)}and ${'MUST '.repeat(30)}\n`, []],
  ['longSentence', `${'word '.repeat(30)}end. ${'Word '.repeat(30)}\n\n- ${'- '.repeat(50)}\n`, []],
  ['mergeConflict', 'a\n\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> d\n', ['3:1']],
  ['mergeConflict', '```\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> d\n```\n\n<<<<<<< alone\n', []],
  ['emptyHeading', '> ##\n>\n> a\n', ['1:5']],
  ['emptyLink', '[](https://a.test) [ ](/b) [![c](/d.png)](/e) [`f`](/g)\n', ['1:4', '1:24']],
  ['emptyLink', '[a]() <https://b.test> [](#c)\n', ['1:5', '1:27']],
  ['emptyLink', '| a |\n| --- |\n| [](/b) |\n', ['3:6']],
  ['reversedLink', '(a)[https://b.test] (c)[./d.md] f(x)[0] (e)[f]\n', ['1:1', '1:21']],
  ['reversedLink', '(a)[b.md] (a)[c/d.mdx#e] (a)[b.mdq]\n', ['1:1', '1:11']],
  ['reversedLink', '`(a)[/b]` \\(a)[/b] (a)[b](/c)\n', []],
  ['headingWithoutSpace', '##a\n\n#b\n\n#1\n\n## c\n\n`##d`\n\n\\##e\n\n```\n##f\n```\n', ['1:1']],
  ['headingWithoutSpace', 'a\n###Über\n\n- ##`b`\n', ['2:1', '4:3']],
  ['unknownReference', '[a][b] [c][] [d] items[0][1] f()[a][b] `[a][b]` \\[a][b]\n', ['1:1', '1:8']],
  ['unknownReference', '[a][b] [**c**][d] [`e`][f]\n\n[b]: /b\n', ['1:8', '1:19']],
  ['unknownReference', '[1][2] [x](/y)[z] [a][b](/c) &#91;a][b]\n', []],
  ['unknownReference', 'a\n| b |\n| --- |\n| [c][d] |\n', ['4:3']],
  ['unknownFootnote', 'a[^1] b[^two]\n\n[^1]: c\n', ['1:8']],
  ['unknownFootnote', 'Sets: [^a-z] [^0-9] `[^1]` [^\\w] \\[^1]\n', []],
  ['unknownFootnote', '[^1]: `[^1]` is a footnote.\n\nA[^1]\n', []],
  ['skippedHeadingLevel', '---\ntitle: a\n---\n\n### b\n\n## c\n', ['5:1']],
  ['skippedHeadingLevel', '---\ntitle: a\nhide_title: true\n---\n\n### b\n', []],
  ['skippedHeadingLevel', '---\ntitle: a\n---\n\n# b\n\n## c\n', []],
  ['skippedHeadingLevel', '### a\n\n##### b\n\n## c\n\n### d\n\n# e\n', ['3:1']],
  ['skippedHeadingLevel', '## a\n\n> #### b\n\n- #### c\n\n:::note\n\n#### d\n\n:::\n', []],
  ['severalTitles', '# a\n\n# b\n\nc\n===\n\n> # d\n', ['3:3', '5:1']],
  ['severalTitles', '# a\n\n<div>\n<h1>b</h1>\n</div>\n\nText <h1>c</h1>.\n', ['4:1', '7:6']],
  ['severalTitles', '<h1>a</h1>\n\n<!-- <h1>b</h1> -->\n\n`<h1>`\n\n```html\n<h1>\n```\n', []],
  [
    'vagueLinkText',
    '[Here!](/a) [→ Read  more](/b) [here is how](/c) [`here`](/d) [*this*](/e)\n',
    ['1:9', '1:28', '1:72'],
  ],
  [
    'vagueLinkText',
    '[Click](https://click.test/) [link](#link) [here](docs/here.md) [here](/a#there) [link](/links/)\n',
    ['1:72', '1:89'],
  ],
  [
    'vagueLinkText',
    '<a href="/a">here</a> `<a href="/a">here</a>` <a href="/here">here</a>\n\n<p>\n<a class="b" href="/c">Read more</a></p>\n',
    ['1:1', '4:1'],
  ],
  ['missingAlt', '![](/a.png) ![ ](/b.png) ![c](/c.png) ![`d`](/d.png)\n', ['1:5', '1:18']],
  [
    'missingAlt',
    '<img src="/a.png"> <img src="/b.png" alt=""> <img src="/c.png" role="presentation">\n',
    ['1:1'],
  ],
  ['missingAlt', '<p>\n<img src="/a.png" />\n</p>\n\n<!-- <img src="/b.png"> -->\n', ['2:1']],
  ['tableWithoutHeader', '| | |\n| --- | --- |\n| a | b |\n\n| c | |\n| --- | --- |\n| d | e |\n', ['1:1']],
  ['unclosedElement', '<div>\n\na\n\n</div>\n\n<span>b</span> <p>c <br> <li>\n', []],
  ['unclosedElement', 'a <b>c\n\n<div>\n<table>\n\n</div>\n', ['4:1', '1:3']],
  ['unicodeForm', 'Cafe\u0301 u\u0308ber\n\n```\ne\u0301\n```\n', ['1:4']],
  ['unicodeForm', 'The letter e\u0301 is e + \u0301 (U+0301).\n', []],
  ['unicodeForm', 'हिन्दी क़ Việt café x\u0305\n', []],
  ['duplicateHeading', '## a\n\n### b\n\n### b\n\n## c\n\n### b\n\n## a\n', ['5:5', '11:4']],
  ['emphasisAsHeading', '**a**\n\n**b.**\n\n**c** d\n\n- **e**\n\n__f__ **g**\n', ['1:1']],
  ['bareUrl', 'https://a.test, [b](https://b.test) <https://c.test>\n', ['1:1']],
  ['bareUrl', 'Open http://example.com, http://localhost:3000 a@b.test or https://a.test\n', ['1:60']],
  ['missingCodeLanguage', '```\na\n```\n\n```js\nb\n```\n\n    c\n', ['1:1']],
  ['fenceStyle', '~~~js\na\n~~~\n\n- b\n\n  ~~~\n  c\n  ~~~\n', ['1:1', '7:3']],
  ['listMarkers', '- a\n  * b\n\nc\n\n- d\n', ['2:3']],
  ['trailingSpaces', 'a \nb  \nc  \n\n```\nd \n```\n \n', ['1:2', '3:2', '8:1']],
])('%s in %j', (code, text, places) => {
  expect(found(code, text)).toEqual(places)
})

it.each<[DiagnosticCode, string, readonly string[]]>([
  ['missingAlt', '<img src="/a.png" /> <img {...props} /> <img alt={x} src="/b.png" />\n', ['1:1']],
  ['unclosedElement', '<div>a</div>\n\n<Tabs>\n</Tabs>\n', []],
  ['vagueLinkText', '<p>[here](/a)</p>\n', ['1:11']],
  ['vagueLinkText', 'a <Link to="/a">here</Link>\n', ['1:3']],
])('%s in MDX: %j', (code, text, places) => {
  expect(found(code, text, 'mdx')).toEqual(places)
})

describe('the options of rules', () => {
  const codes = (text: string, rules: object) =>
    parserFor({}, { checks: { rules, listMarkers: 'warn', fenceStyle: 'warn', vagueLinkText: 'warn' } })
      .page(text, 'auto')
      .facts.diagnostics.map(({ code }) => code)

  it('replace the words that say nothing', () => {
    expect(codes('[hier](/a) [here](/b)\n', { vagueLinkText: { words: ['Hier'] } })).toEqual([
      'vagueLinkText',
    ])
  })

  it('set the fence and the marker of the site', () => {
    expect(codes('```\na\n```\n', { fenceStyle: { marker: '~' } })).toEqual(['fenceStyle'])
    expect(codes('- a\n', { listMarkers: { marker: '*' } })).toEqual(['listMarkers'])
    expect(codes('* a\n', { listMarkers: { marker: '*' } })).toEqual([])
  })
})

describe('hints', () => {
  it('are apart from the facts, unless some files have another severity', () => {
    const text = '![](https://a.test/b.png)\n'
    const read = (checks: object) => {
      const { facts, hints } = parserFor({}, { checks }).page(text, 'auto')
      return [facts.diagnostics.length, hints.length]
    }
    expect(read({})).toEqual([0, 1])
    expect(read({ missingAlt: 'off' })).toEqual([0, 0])
    expect(read({ missingAlt: 'warn' })).toEqual([1, 0])
    expect(read({ overrides: [{ files: 'docs/**', checks: { missingAlt: 'error' } }] })).toEqual([1, 0])
    expect(read({ missingAlt: 'off', overrides: [{ files: 'a', checks: { missingAlt: 'hint' } }] })).toEqual([
      0, 1,
    ])
  })
})

describe('a comment', () => {
  const read = (text: string) =>
    everything
      .page(text, 'auto')
      .facts.diagnostics.map(({ code, line, message }) => `${line} ${code} ${message}`)

  it.each([
    '<!-- check-ignore missingAlt: a decoration -->\n![](https://a.test/b.png)\n',
    '![](https://a.test/b.png) <!-- check-ignore missingAlt: a decoration -->\n',
    '{/* check-ignore missingAlt, vagueLinkText: both are quoted */}\n![](https://a.test/b.png) [here](/c)\n',
    '<!-- check-ignore missingAlt: a decoration -->\n\n\n![](https://a.test/b.png)\n',
    '<!--\ncheck-ignore missingAlt: a decoration\n-->\n\n![](https://a.test/b.png)\n',
    '<!-- check-ignore tableWithoutHeader: as in the source -->\n\n|  |  |\n|---|---|\n| a | b |\n',
    '<!-- check-ignore unknownCodeLanguage: it comes soon -->\n```nolanguage\na\n```\n',
  ])('excuses what it names: %j', (text) => {
    expect(read(text)).toEqual([])
  })

  it('that excuses nothing is reported for each of its codes', () => {
    expect(read('<!-- check-ignore missingAlt, vagueLinkText: old -->\n[here](/a)\n')).toEqual([
      '1 unusedEscape This comment excuses missingAlt, but there is no such problem here.',
    ])
  })

  it('needs a known code and a reason', () => {
    expect(read('<!-- check-ignore missingAtl: a typo -->\n')).toEqual([
      '1 unusedEscape This comment excuses missingAtl, but there is no such check.',
    ])
    expect(read('<!-- check-ignore missingAlt -->\n\n<!-- check-ignore: no code -->\n')).toEqual([
      '1 escapeWithoutReason This comment excuses a problem without its code or without a reason.',
      '3 escapeWithoutReason This comment excuses a problem without its code or without a reason.',
    ])
  })

  it('keeps the codes of problems that are found later', () => {
    const { escapes } = everything.page(
      '<!-- check-ignore missingAlt, brokenLink: old -->\n![](https://a.test/b.png) [x](/nope)\n',
      'auto',
    ).facts
    expect(escapes).toEqual([{ line: 1, column: 1, reason: 'old', codes: ['brokenLink'] }])
  })
})
