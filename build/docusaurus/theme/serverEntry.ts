// The entry of the server's script.
import { join } from 'node:path'
import { moduleFile } from './clientPackages.ts'

/**
 * Renders a page and returns what its head has, as Docusaurus' own entry does, which changed with its
 * versions.
 */
export function serverEntry(client: string): string {
  const hasLinks = moduleFile(join(client, 'BrokenLinksContext')) !== undefined
  const links = hasLinks
    ? `import { createStatefulBrokenLinks as openLinks, BrokenLinksProvider as Links } from './BrokenLinksContext'`
    : `import { createStatefulLinksCollector as openLinks, LinksCollectorProvider as Links } from './LinksCollector'`
  const given = hasLinks ? 'brokenLinks' : 'linksCollector'
  return `import { renderToPipeableStream } from 'react-dom/server'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { StaticRouter } from 'react-router-dom'
import { HelmetProvider } from 'react-helmet-async'
import Loadable from 'react-loadable'
import preload from './preload'
import create from '@docusaurus/ComponentCreator'
import { showRoutes } from 'troodon:client/site.ts'
import App from './App'
${links}
export async function render(pathname, routes) {
  showRoutes(routes, create)
  await preload(pathname)
  const helmetContext = {}
  const links = openLinks()
  const app = (
    <Loadable.Capture report={() => {}}>
      <HelmetProvider context={helmetContext}>
        <StaticRouter location={pathname} context={{}}>
          <Links ${given}={links}><App /></Links>
        </StaticRouter>
      </HelmetProvider>
    </Loadable.Capture>
  )
  const html = await new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(app, {
      onError: reject,
      onAllReady() {
        const stream = new PassThrough()
        pipe(stream)
        text(stream).then(resolve, reject)
      },
    })
  })
  const { helmet } = helmetContext
  return {
    html,
    head: [helmet.title, helmet.meta, helmet.link, helmet.script].map(String),
    htmlAttributes: String(helmet.htmlAttributes),
    bodyAttributes: String(helmet.bodyAttributes),
    links: links.getCollectedLinks(),
    anchors: links.getCollectedAnchors?.() ?? [],
  }
}
`
}
