import { Link } from 'troodon/client'
import Layout from 'troodon/theme/Layout'

export default function Home() {
  return (
    <Layout title="Bread with flour, water, salt and time" description="A short handbook of sourdough bread.">
      <main style={{ maxWidth: '44rem', margin: '0 auto', padding: '4rem 1.25rem' }}>
        <h1>Sourdough</h1>
        <p>Bread with flour, water, salt and time.</p>
        <p>
          <Link className="button button--primary" to="/docs/start/">
            Read the handbook
          </Link>
        </p>
      </main>
    </Layout>
  )
}
