import { Link } from 'troodon/client'
import Layout from 'troodon/theme/Layout'

export default function Home() {
  return (
    <Layout title="A handbook about feathers">
      <main style={{ maxWidth: '44rem', margin: '0 auto', padding: '4rem 1.25rem' }}>
        <h1>Feathers</h1>
        <p>What they are made of, what they do, and how birds care for them.</p>
        <Link className="button button--primary" to="/docs/">
          Read the handbook
        </Link>
      </main>
    </Layout>
  )
}
