// Each view renders in Node from sample data (viewSamples.ts).
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PostHeader } from '../../../build/shared/blogData.ts'
import type { RouteDataOf, ViewName } from '../../../build/shared/routeData.ts'
import { App } from '../../../theme/App.tsx'
import { emptyHead } from '../../../theme/context/head.ts'
import { serverState } from '../../../theme/state/browser.tsx'
import '../../../theme/views/all.ts'
import { header, items, samples, site } from './viewSamples.ts'

function htmlOf(route: RouteDataOf<ViewName>): string {
  const page = route.view === 'componentPage' ? () => createElement('main', null, 'A page of React') : null
  return renderToString(
    createElement(App, {
      site,
      shown: { route, sidebar: items, page },
      state: serverState(site),
      head: emptyHead(),
      loading: false,
      navigated: false,
    }),
  )
}

describe('views', () => {
  it.each(Object.keys(samples) as ViewName[])('%s', (name) => {
    const { route, shows } = samples[name]
    const html = htmlOf(route)
    for (const text of shows) expect(html).toContain(text)
    expect(html.includes('class="navbar ')).toBe(name !== 'debug')
  })
})

it('the day of an event has a name of its own, on the page of the post and in lists', () => {
  const written = { ...header, published: '2026-11-22', about: 'event' as const }
  const release = { ...written, about: 'release' as const }
  const post = (shown: PostHeader) => htmlOf({ ...samples.blogPost.route, post: shown })
  expect(post(written)).toMatch(/Event: .*November 22, 2024.* · .*Written: .*November 22, 2026/)
  expect(post(release)).toMatch(/Released: .*November 22, 2024.*Written: .*Core team/s)
  const list = (shown: PostHeader) =>
    htmlOf({
      ...samples.blogPosts.route,
      posts: [{ ...shown, href: '/blog/a/', body: '', more: false }],
    })
  expect(list(written)).toMatch(/Event: .*November 22, 2024.*Core team/s)
  expect(list(release)).toMatch(/Released: /)
  expect(list(release)).not.toMatch(/Written|Core team/)
})

it('the copyright of the footer may have paragraphs of its own', () => {
  const { route } = samples.notFound
  const copyright = '<p>A</p><p>B</p>'
  const html = renderToString(
    createElement(App, {
      site: { ...site, footer: { style: 'dark', columns: [], logo: null, copyright } },
      shown: { route, sidebar: items, page: null },
      state: serverState(site),
      head: emptyHead(),
      loading: false,
      navigated: false,
    }),
  )
  // A browser closes a paragraph where another one begins, and hydration finds other elements.
  expect(html).toMatch(/<div class="footer__copyright[^>]*><p>A<\/p><p>B<\/p><\/div>/)
})
