import Link from '@docusaurus/Link'
import Layout from '@theme/Layout'

/** Odd spaces between texts and links: server and browser must agree on every one. */
export default function HydrationTests() {
  return (
    <Layout title="Hydration" description="Texts with odd spaces.">
      <main className="container padding-vert--lg">
        <h1>Hydration</h1>
        <p>
          One <Link to="/docs/">link</Link> , another <Link to="/versions/">link</Link>
          {'  '}, and <Link to="/docs/cli/">a third {'one'}</Link> , then the end .
        </p>
      </main>
    </Layout>
  )
}
