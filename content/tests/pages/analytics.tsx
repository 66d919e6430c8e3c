import Layout from '@theme/Layout'

interface WithAnalytics {
  gtag?: (kind: string, name: string, data: object) => void
}

/** Sends an event when a service is there to take it. */
export default function Analytics() {
  return (
    <Layout title="Analytics" description="A button that sends an event.">
      <main className="container padding-vert--lg">
        <h1>Analytics</h1>
        <p>
          This site has no analytics. The button sends an event to whatever is there, and needs nothing to be
          there.
        </p>
        <button
          type="button"
          className="button"
          onClick={() => (window as WithAnalytics).gtag?.('event', 'button_click', { from: 'tests' })}
        >
          Send an event
        </button>
      </main>
    </Layout>
  )
}
