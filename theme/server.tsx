import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
export function renderApp({ route, page: Page }: { route: any; page: ComponentType | null }) {
  return {
    html: renderToString(<div id="troodon-content">{Page ? <Page /> : <div dangerouslySetInnerHTML={{ __html: route.body ?? '' }} />}</div>),
    head: {},
  }
}
