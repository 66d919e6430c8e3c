// What is said about a broken link, and how a check is turned off.
import { describe, expect, it } from 'vitest'
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
