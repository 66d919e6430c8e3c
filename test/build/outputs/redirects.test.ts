// Redirects: planning, rejected redirects, and the written pages and list.
import { describe, expect, it } from 'vitest'
import type { Redirect } from '../../../build/model/site.ts'
import { redirectList, redirectOutput, redirectPage } from '../../../build/outputs/redirects.ts'
import { routePath } from '../../../build/shared/paths.ts'
import { memorySite } from '../../support/memorySite.ts'

const planned = (redirects: object, config: object = {}) =>
  memorySite(
    {
      'docs/a.md': '# A\n',
      'docs/old.html.md': '---\nslug: /x.html\n---\n# X\n',
      'pages/index.md': '# Home\n',
    },
    { pages: { path: 'pages' }, search: false, url: 'https://s.example', redirects, ...config },
  )

describe('redirects', () => {
  it('lead to pages, with query and hash, and to other sites', () => {
    const { site, problems } = planned({
      redirects: [
        { from: ['/old', '/older/'], to: '/docs/a' },
        { from: '/q', to: '/docs/a/?x=1#y' },
        { from: '/away', to: 'https://other.example/?a=1' },
      ],
    })
    expect(problems).toEqual([])
    expect(site.redirects.map(({ from, to }) => `${from} ${to}`)).toEqual([
      '/old/ /docs/a/',
      '/older/ /docs/a/',
      '/q/ /docs/a/?x=1#y',
      '/away/ https://other.example/?a=1',
    ])
    expect(redirectList(site.redirects, [], '/')).toContain('/q /docs/a/?x=1#y 301\n')
  })

  it.each([
    ['/../../x', 'would leave its folder: "." and ".." are not allowed'],
    ['/.troodon', 'begins with .troodon, which is the name of files of the builder'],
    ['/.troodon-journal/', 'begins with .troodon, which is the name of files of the builder'],
    ['/x?y', 'has a ? or #'],
  ])('cannot come from %s', (from, reason) => {
    const { site, problems } = planned({ redirects: [{ from, to: '/docs/a' }] })
    expect(site.redirects).toEqual([])
    expect(problems.map(({ code, message }) => [code, message])).toEqual([
      ['redirect', `The redirect from ${from} ${reason}.`],
    ])
  })

  it('replace file extensions, below the base URL', () => {
    const { site } = planned({ fromExtensions: ['html'] }, { baseUrl: '/base/' })
    expect(site.redirects.map(({ from, to }) => `${from} ${to}`)).toEqual(['/docs/a.html/ /base/docs/a/'])
    const [first] = site.redirects
    if (!first) throw new Error('There is no redirect.')
    expect(redirectOutput(first, { trailingSlash: true })).toBe('docs/a.html/index.html')
    // `docs/a.html` is the page itself there.
    expect(redirectOutput(first, { trailingSlash: false })).toBe('docs/a.html.html')
    expect(redirectList(site.redirects, [], '/base/')).toBe('/base/docs/a.html /base/docs/a/ 301\n')
  })

  it('leave lines for file extensions out where hosts would not read them all', () => {
    const ending = (at: number) =>
      ({ from: `/p${at}.html/`, to: `/p${at}/`, locale: 'en', isEnding: true }) as unknown as Redirect
    const endings = (count: number) => Array.from({ length: count }, (_, at) => ending(at))
    const own = { from: '/old/', to: '/new/', locale: 'en' } as unknown as Redirect
    const deep = [routePath('/app')]
    const lines = (list: string) => list.trim().split('\n')
    expect(lines(redirectList([...endings(1998), own], deep, '/'))).toHaveLength(2000)
    expect(lines(redirectList([...endings(1999), own], deep, '/'))).toEqual([
      '/old /new/ 301',
      '/app/* /app/ 200',
    ])
    expect(lines(redirectList([...endings(1998), own], deep, '/', 1))).toHaveLength(2)
  })

  it('are a warning where hosts do not read them all, and patterns come first then', () => {
    const many = Array.from({ length: 2001 }, (_, at) => ({ from: `/old/${at}`, to: '/docs/a' }))
    const { site, problems } = planned({ redirects: many, fromExtensions: ['html'] })
    expect(problems.map(({ code, message }) => [code, message])).toEqual([
      [
        'manyRedirects',
        'The site has 2001 redirects, but some hosts read only the first 2000 lines of _redirects.',
      ],
    ])
    expect(redirectList(site.redirects, [routePath('/app')], '/').split('\n')[0]).toBe('/app/* /app/ 200')
    expect(planned({ redirects: many.slice(1), fromExtensions: ['html'] }).problems).toEqual([])
  })

  it('come from a function that receives the path of each page', () => {
    const paths: string[] = []
    const { site } = planned({
      createRedirects: (path: string) => {
        paths.push(path)
        // The last one is a page.
        return path === '/docs/a' ? ['/old/a', '/older/a/', '/../x', '/docs/x.html'] : null
      },
    })
    expect(paths).toContain('/docs/a')
    expect(site.redirects.map(({ from, to }) => `${from} ${to}`)).toEqual([
      '/old/a/ /docs/a/',
      '/older/a/ /docs/a/',
    ])
  })

  it('are escaped in their pages', () => {
    const page = redirectPage(
      { from: '/x/' as never, to: '/docs/?a=1&b="2"', locale: 'en' },
      'https://s.example',
      null,
    )
    expect(page).toContain('url=/docs/?a=1&amp;b=&quot;2&quot;"')
    expect(page).toContain('<link rel="canonical" href="https://s.example/docs/?a=1&amp;b=&quot;2&quot;">')
  })

  it.each([
    [
      'nowhere',
      [{ from: '/old', to: '/gone' }],
      'error redirect The redirect from /old leads to /gone, which is not a page.',
    ],
    [
      'to themselves',
      [{ from: '/old', to: '/old' }],
      'error redirect The redirect from /old leads to itself.',
    ],
    [
      'in a circle',
      [
        { from: '/p', to: '/q' },
        { from: '/q', to: '/p' },
      ],
      'error redirect The redirect from /p leads to /q, which is a redirect itself.',
    ],
    [
      'over a page',
      [{ from: '/docs/a', to: '/docs/x.html' }],
      'error redirectHidesPage The redirect from /docs/a would hide the page with that URL.',
    ],
    [
      'twice',
      [
        { from: '/o', to: '/docs/a' },
        { from: '/O/', to: '/docs/x.html' },
      ],
      'warning duplicateRoute There are two redirects from /O/. Troodon uses the first one.',
    ],
    [
      'into code',
      [{ from: '/old', to: 'javascript:alert(1)' }],
      'error unsafeLink javascript:alert(1) runs code when a reader opens it.',
    ],
  ])('must not lead %s', (_, redirects, expected) => {
    const { problems } = planned({ redirects })
    expect(problems.map(({ severity, code, message }) => `${severity} ${code} ${message}`)).toContain(
      expected,
    )
  })

  it.each([
    ['/docs/a', 'Point it to /docs/a at once.'],
    ['https://a.test/', 'Point it to https://a.test/ at once.'],
    ['/p', 'Point it to a page, or to a URL with https://.'],
  ])('can name the end of a chain: %s', (end, expected) => {
    const redirects = [
      { from: '/p', to: '/q' },
      { from: '/q', to: '/r' },
      { from: '/r', to: end },
    ]
    const { problems } = planned({ redirects })
    expect(problems.find(({ message }) => message.includes('from /p '))?.hint).toBe(expected)
  })
})
