import BrowserOnly from '@docusaurus/BrowserOnly'
import Layout from '@theme/Layout'
import { lazy, Suspense } from 'react'

const Heavy = lazy(() => import('./_heavy'))

/** A component that is loaded late, in three nestings. */
export default function React18() {
  return (
    <Layout title="Suspense" description="A component that is loaded late.">
      <main className="container padding-vert--lg">
        <h1>Suspense</h1>
        <h2>Suspense</h2>
        <SuspendedHeavy />
        <h2>Suspense inside of browser only</h2>
        <BrowserOnly>{() => <SuspendedHeavy />}</BrowserOnly>
        <h2>Browser only inside of suspense</h2>
        <Suspense fallback="Loading…">
          <BrowserOnly>{() => <Heavy />}</BrowserOnly>
        </Suspense>
      </main>
    </Layout>
  )
}

const SuspendedHeavy = () => (
  <Suspense fallback="Loading…">
    <Heavy />
  </Suspense>
)
