// Shows the update popup over the page, once, with its own styles.
import { createRoot } from 'react-dom/client'
import type { SiteData } from '../../build/shared/siteData.ts'
import { Contexts } from '../App.tsx'
import type { BrowserState } from '../state/browser.tsx'
import { UpdatePopup } from './UpdatePopup.tsx'
import css from './updatePopup.css?text'

export interface UpdateOffer {
  readonly site: SiteData
  readonly state: BrowserState
  readonly refresh: () => void
}

const placeId = '__troodon-update'

/** Returns a function that closes it. */
export function showUpdate({ site, state, refresh }: UpdateOffer): () => void {
  document.getElementById(placeId)?.remove()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  const place = document.body.appendChild(Object.assign(document.createElement('div'), { id: placeId }))
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
  root.render(
    <Contexts site={site} state={state} head={null}>
      <UpdatePopup onRefresh={refresh} onClose={close} />
    </Contexts>,
  )
  return close
}
