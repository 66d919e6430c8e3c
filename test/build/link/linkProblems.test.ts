// Messages about broken links, and how a check is turned off.
import { describe, expect, it } from 'vitest'
import { checkLinks } from '../../../build/link/checkLinks.ts'
import { openHrefRegistry } from '../../../build/link/hrefRegistry.ts'
import { linkProblems } from '../../../build/link/linkProblems.ts'
import { resolveHref } from '../../../build/link/resolveHref.ts'
import { openSuggestions } from '../../../build/link/suggestions.ts'
import type { EscapeFact, LinkFact } from '../../../build/model/page.ts'
import { sourcePath } from '../../../build/shared/paths.ts'
import { config, targets } from '../../support/linkTargets.ts'
import { memorySite } from '../../support/memorySite.ts'

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

  it('is that of a missing import where an import or require names the file', () => {
    const text = `import x from './none.png'

# B

<img src={require('./a.png').default} /> <a href={require('./b.pdf')}>b</a>

<img src={x} /> <img src="./c.png" /> <img src={'./d.png'} /> <img src={require('./img/shot.png').default} />
`
    const { problems } = memorySite({ ...targets, 'docs/broken.mdx': text }, config)
    expect(problems.map(({ code, line, column, message }) => [code, line, column, message])).toEqual([
      ['missingModule', 5, 20, './a.png cannot be imported: there is no such file.'],
      ['missingModule', 5, 60, './b.pdf cannot be imported: there is no such file.'],
      ['missingModule', 7, 11, './none.png cannot be imported: there is no such file.'],
      ['missingHtmlImage', 7, 27, 'There is no image ./c.png.'],
      ['missingHtmlImage', 7, 50, 'There is no image ./d.png.'],
    ])
  })

  it('says that the target is a draft', () => {
    const [problem] = problemsOf('# B\n\n[a](./secret.md)\n', {
      'docs/secret.md': '---\ndraft: true\n---\n\n# S\n',
    })
    expect(problem?.message).toBe('./secret.md is a draft, and drafts are not published.')
  })

  it.each([
    ['[a](./secret.md)', 'brokenMarkdownLink'],
    ['<a href="./secret.md">a</a>', 'brokenHtmlLink'],
    ['<a href="./nope.md">a</a>', 'brokenHtmlLink'],
    ['[a](pathname:///docs/nope.md)', undefined],
    ['[a](./nope.md) <!-- link-check-ignore: written later -->', undefined],
  ])('says once what is wrong with %s', (link, code) => {
    const found = problemsOf(`# B\n\n${link}\n`, { 'docs/secret.md': '---\ndraft: true\n---\n\n# S\n' })
    expect(found.map((one) => `${one.severity} ${one.code}`)).toEqual(code ? [`error ${code}`] : [])
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
    ['Text <javascript:x()>', '3:7 unsafeLink'],
    ['- one\n- two <vbscript:x>', '4:8 unsafeLink'],
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

  it('counts for lines of its own file, not of an included one', () => {
    const source = sourcePath('docs/_part.md')
    const link: LinkFact = { kind: 'link', href: '/nothing', line: 3, column: 1, source }
    const comment = { line: 3, column: 1 } as EscapeFact
    const { index } = memorySite(targets, config)
    const origin = { locale: 'en', route: null, source }
    const codesWith = (escapes: readonly EscapeFact[]) =>
      linkProblems(
        [{ link, origin, resolution: { kind: 'broken', reason: 'page', draft: false } }],
        { escapes, source: sourcePath('docs/intro.md') },
        { index, suggestions: openSuggestions(index) },
      ).map(({ code, file }) => `${code} ${file}`)
    expect(codesWith([{ ...comment, source }])).toEqual([])
    expect(codesWith([comment])).toEqual(['brokenLink docs/_part.md', 'unusedEscape docs/intro.md'])
  })
})

it('tells an id from one in another case', () => {
  const problemsOf = (text: string) => memorySite({ ...targets, 'docs/case-of.md': text }, config).problems
  expect(
    problemsOf('# C\n\n## Part\n\n[x](#Part) [y](./guide/setup.md#STEPS)\n').map(({ code }) => code),
  ).toEqual(['brokenAnchor', 'brokenAnchor'])
})

it('a path leads to the page in the language of the page with the link', () => {
  const { index } = memorySite(
    { 'docs/a.md': '# A\n', 'docs/b.md': '# B\n' },
    { i18n: { locales: ['en', 'de'] } },
  )
  const pathFrom = (locale: string, href: string) => {
    const found = resolveHref(href, { locale, route: null, source: null }, index)
    return found.kind === 'route' ? found.route.path : found.kind
  }
  expect(['en', 'de'].map((locale) => pathFrom(locale, '/docs/b'))).toEqual(['/docs/b/', '/de/docs/b/'])
  expect(pathFrom('de', '/de/docs/b/')).toBe('/de/docs/b/')
})

it('tells files that the configuration names from pages that it links to', () => {
  const { site, index } = memorySite(targets, config)
  const hrefs = openHrefRegistry(index)
  hrefs.resolve('img/none.png', 'en', 'siteFile')
  hrefs.resolve('img/none.png', 'en')
  const links = (hrefs.seen.get('en') ?? []).map((link) => ({ ...link, href: `/${link.href}` }))
  const from = { source: null, locale: 'en', route: null, links }
  const found = checkLinks(site, index, [from]).diagnostics
  expect(found.map(({ code, message }) => [code, message])).toEqual([
    ['missingSiteFile', 'There is no file /img/none.png.'],
    ['brokenLink', '/img/none.png does not lead to any file.'],
  ])
})
