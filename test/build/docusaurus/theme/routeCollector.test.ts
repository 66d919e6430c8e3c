// The routes of plugins as the client of Docusaurus gets them.
import { expect, it } from 'vitest'
import type { DocusaurusRoute, PluginContext } from '../../../../build/docusaurus/plugins/docusaurusPlugin.ts'
import { RouteCollector } from '../../../../build/docusaurus/theme/routeCollector.ts'

function collect(routes: readonly DocusaurusRoute[], siteConfig: object = {}) {
  const context = { siteDir: '/site', generatedFilesDir: '/site/.docusaurus', baseUrl: '/', siteConfig }
  const collector = new RouteCollector(context as unknown as PluginContext)
  const actions = collector.actions({ plugin: { name: 'docs' }, id: 'default' })
  for (const route of routes) actions.addRoute(route)
  return { actions, collector }
}

it('has a page inside the routes around it, with the names of all that they load', () => {
  const version = {
    component: '@theme/DocVersionRoot',
    path: '/docs',
    exact: false,
    props: { long: 'x'.repeat(300) },
  }
  const page = {
    component: '@theme/DocItem',
    path: '/docs/a',
    exact: true,
    modules: { content: '@site/docs/a.md' },
  }
  const { routes, pages, values, modules, texts } = collect([
    { ...version, routes: [page] },
  ]).collector.finish()
  const found = pages.get('/docs/a')
  expect(routes).toEqual([found?.route])
  expect(modules).toEqual(new Set(['@theme/DocVersionRoot', '@theme/DocItem']))
  expect([...texts.values()]).toEqual([{ source: 'docs/a.md', isShort: false }])
  const [text] = [...texts.keys()]
  const [value] = [...values.keys()]
  expect(found?.names).toEqual(expect.arrayContaining([text, value, '@theme/DocItem']))
  expect(JSON.parse(values.get(value ?? '') ?? '')).toEqual(version.props)
})

it('finds data under the names that plugins give it, and short posts', async () => {
  const { actions, collector } = collect([])
  const file = await actions.createData('list.json', { items: 'y'.repeat(300) })
  const item = { __import: true, path: '@site/blog/a.md', query: { truncated: true } }
  actions.addRoute({
    path: '/blog',
    component: '@theme/BlogListPage',
    modules: { sidebar: file, items: [{ content: item }] },
  })
  const { values, texts, routes } = collector.finish()
  expect([...values.values()].map((json) => JSON.parse(json))).toEqual([{ items: 'y'.repeat(300) }])
  const [[name, text] = []] = [...texts]
  expect(text).toEqual({ source: 'blog/a.md', isShort: true })
  expect(routes[0]?.loads['items']).toEqual([{ content: name }])
})

it('orders routes as Docusaurus does, and gives paths the slash of the site', () => {
  const route = (path: string, more: object = {}) => ({ path, component: '@theme/A', ...more })
  const { collector } = collect(
    [
      route('/'),
      route('/docs', { routes: [route('/docs/a')] }),
      route('/docs/next', { routes: [route('/docs/next/a')] }),
      route('/b'),
    ],
    { trailingSlash: true },
  )
  expect(collector.finish().routes.map(({ path }) => path)).toEqual(['/b/', '/docs/next/', '/docs/', '/'])
})
