// Errors that components of a site can cause with hooks. Each message says what was requested and what
// exists.
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { openHrefRegistry } from '../../../build/link/hrefRegistry.ts'
import { siteDataOf } from '../../../build/plan/siteData.ts'
import { routePath } from '../../../build/shared/paths.ts'
import type { SiteData } from '../../../build/shared/siteData.ts'
import { type Shown, ShownContext, useShown } from '../../../theme/context/route.tsx'
import { SiteContext, useSite } from '../../../theme/context/site.tsx'
import Interpolate, { interpolate } from '../../../theme/public/Interpolate.tsx'
import isInternalUrl from '../../../theme/public/isInternalUrl.ts'
import {
  useActivePlugin,
  useAllDocsData,
  useCurrentSidebarCategory,
  useDocsData,
  useDocsVersion,
} from '../../../theme/public/plugin-content-docs/client.ts'
import Translate, { translate } from '../../../theme/public/Translate.tsx'
import { useAllPluginInstancesData, usePluginData } from '../../../theme/public/useGlobalData.ts'
import { fillTexts } from '../../../theme/text/lateTexts.ts'
import { memorySite } from '../../support/memorySite.ts'
import { plainHead } from '../../support/plainHead.ts'

const memory = memorySite({ 'docs/a.md': '# A\n' }, { title: 'Sample' })
const [localeSite] = memory.site.locales
if (!localeSite) throw new Error('The sample site has no language.')
const { data: site } = siteDataOf(localeSite, {
  site: memory.site,
  input: memory.input,
  hrefs: openHrefRegistry(memory.index),
})

const shownAt = (path: string): Shown => {
  const route = {
    view: 'notFound',
    path: routePath(path, true),
    href: path,
    head: plainHead,
    htmlClass: '',
    unlisted: false,
  } as const
  return { route, sidebar: null, page: null }
}

function errorOf(
  act: () => ReactNode,
  { data = site, path = '/about/' }: { data?: SiteData | null; path?: string | null } = {},
): string {
  const Probe = () => act()
  const inner =
    path === null
      ? createElement(Probe)
      : createElement(ShownContext, { value: shownAt(path) }, createElement(Probe))
  try {
    renderToString(data ? createElement(SiteContext, { value: data }, inner) : inner)
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

describe('hooks report what is missing', () => {
  interface Where {
    readonly data?: SiteData | null
    readonly path?: string | null
  }
  const cases: readonly (readonly [string, () => unknown, Where, string])[] = [
    ['no route', () => useShown(), { path: null }, 'Unexpected: no Docusaurus route context found'],
    [
      'outside of the provider',
      () => useSite(),
      { data: null },
      'useSite is called outside of <SiteContext>.',
    ],
    [
      'no documentation',
      () => useAllDocsData(),
      { data: { ...site, docs: [] } },
      'This feature needs documentation, but the site has no docs instance.',
    ],
    [
      'no such instance',
      () => useDocsData('api'),
      {},
      'The site has no docs instance "api". It has "default".',
    ],
    [
      'no active instance',
      () => useActivePlugin({ failfast: true }),
      {},
      'No docs instance is active at "/about/". The instances are at /docs.',
    ],
    [
      'no version',
      () => useDocsVersion(),
      {},
      'Hook useDocsVersion is called outside of a page of the documentation.',
    ],
    [
      'no category',
      () => useCurrentSidebarCategory(),
      {},
      'Unexpected: /about/ is not in a category. useCurrentSidebarCategory is for pages of categories and pages in one.',
    ],
    [
      'no plugin',
      () => useAllPluginInstancesData('weather', { failfast: true }),
      {},
      'There is no global data of "weather".',
    ],
    [
      'no instance of a plugin',
      () => usePluginData('docusaurus-plugin-content-docs', 'api', { failfast: true }),
      {},
      'There is no global data of "docusaurus-plugin-content-docs" with the id "api".',
    ],
  ]
  it.each(cases)('%s', (_name, act, where, message) => {
    expect(errorOf(() => void act(), where)).toBe(message)
  })

  it.each<readonly [string, () => unknown, string]>([
    ['an instance', () => useDocsData(), '/about/'],
    ['all instances', () => useAllDocsData(), '/about/'],
    [
      'data of an instance',
      () => usePluginData('docusaurus-plugin-content-docs', 'default', { failfast: true }),
      '/about/',
    ],
    ['the active instance', () => useActivePlugin({ failfast: true }), '/docs/a/'],
    ['no active instance, when that is allowed', () => useActivePlugin(), '/about/'],
    ['no data, when that is allowed', () => usePluginData('weather'), '/about/'],
  ])('nothing, when asked for %s', (_name, act, path) => {
    expect(errorOf(() => void act(), { path })).toBe('')
  })
})

describe('translate', () => {
  it('needs an ID or a default', () => {
    const message =
      'Docusaurus translation declarations must have at least a translation id or a default translation message'
    expect(errorOf(() => createElement(Translate, {}))).toBe(message)
    expect(errorOf(() => translate({}))).toBe(message)
  })

  it('returns the language of the page, with values', () => {
    const data = { ...site, messages: { hint: 'Zweimal am {day}' } }
    const Probe = () =>
      createElement(
        'p',
        { title: translate({ id: 'hint', message: 'Twice a {day}' }, { day: 'Tag' }) },
        translate({ message: 'Food' }),
      )
    expect(renderToString(createElement(SiteContext, { value: data }, createElement(Probe)))).toBe(
      '<p title="Zweimal am Tag">Food</p>',
    )
    // A server loads modules once for all languages: each page puts in its own message.
    const late = translate({ id: 'hint', message: 'Twice a {day}' }, { day: 'Tag' })
    expect(fillTexts(late, data.messages)).toBe('Zweimal am Tag')
    expect(fillTexts(late, {})).toBe('Twice a Tag')
  })

  it('inserts values and leaves unknown placeholders', () => {
    expect(interpolate('{a} and {b}', { a: 1 })).toBe('1 and {b}')
    const html = renderToString(<Interpolate values={{ name: <b>x</b> }}>{'Dear {name}!'}</Interpolate>)
    expect(html.replaceAll('<!-- -->', '')).toBe('Dear <b>x</b>!')
  })

  it('returns plain text', () => {
    const list = [<b key={1}>x</b>] as unknown as string
    expect(errorOf(() => <Interpolate>{list}</Interpolate>)).toBe(
      'The <Interpolate> component accepts only a plain string as its children, not object.',
    )
    const wrong = { id: 'a', children: createElement('b') } as unknown as { id: string; children: string }
    expect(errorOf(() => createElement(Translate, wrong))).toBe(
      'The <Translate> component accepts only a plain string as its children.',
    )
  })
})

it.each([
  ['/docs/', true],
  ['a/b', true],
  ['#top', true],
  ['https://other.example/', false],
  ['//other.example/', false],
  ['mailto:us@site.example', false],
  [undefined, false],
])('isInternalUrl(%s) is %s', (url, internal) => {
  expect(isInternalUrl(url)).toBe(internal)
})
