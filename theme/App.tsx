// The React tree of a page: contexts, shell and view. Server and browser render the same tree.
import './styles/index.css'
// Before all components.
import './text/earlyTexts.ts'

import type { ReactNode } from 'react'
import type { SiteData } from '../build/shared/siteData.ts'
import { type CollectedHead, HeadContext } from './context/head.ts'
import { type Shown, ShownContext } from './context/route.tsx'
import { SiteContext } from './context/site.tsx'
import { ErrorBoundary } from './layout/ErrorBoundary.tsx'
import { ProgressBar, RouteAnnouncer } from './layout/ProgressBar.tsx'
import { Shell } from './layout/Shell.tsx'
import Root from './public/Root.tsx'
import { type BrowserState, BrowserStateContext } from './state/browser.tsx'
import { View } from './views/index.tsx'

export interface AppProps {
  readonly site: SiteData
  readonly shown: Shown
  readonly state: BrowserState
  /** Collects head data on the server; null in the browser. */
  readonly head: CollectedHead | null
  readonly loading: boolean
  /** Whether the reader navigated to this page on the client; its title is then announced. */
  readonly navigated: boolean
}

export function App({ shown, loading, navigated, ...contexts }: AppProps) {
  return (
    <Contexts {...contexts}>
      <ShownContext value={shown}>
        <ErrorBoundary scope="page" resetKey={shown.route.path}>
          <Root>
            <ProgressBar active={loading} />
            <RouteAnnouncer announce={navigated} />
            <Shell bare={'bare' in shown.route}>
              {/* A page component has a boundary inside its <Layout>: what gets here crashed outside of it. */}
              <ErrorBoundary
                scope={shown.route.view === 'componentPage' ? 'page' : 'content'}
                resetKey={shown.route.path}
              >
                <View route={shown.route} />
              </ErrorBoundary>
            </Shell>
          </Root>
        </ErrorBoundary>
      </ShownContext>
    </Contexts>
  )
}

/** The contexts around a page that do not depend on it. */
export function Contexts({
  site,
  state,
  head,
  children,
}: Pick<AppProps, 'site' | 'state' | 'head'> & { readonly children: ReactNode }) {
  return (
    <SiteContext value={site}>
      <BrowserStateContext value={state}>
        <HeadContext value={head}>{children}</HeadContext>
      </BrowserStateContext>
    </SiteContext>
  )
}
