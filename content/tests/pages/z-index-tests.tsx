import Layout from '@theme/Layout'
import styles from './z-index-tests.module.css'

/** The style minifier must keep the number as it is written. */
export default function ZIndexTests() {
  return (
    <Layout title="Z-index" description="A paragraph whose z-index is 100.">
      <main className="container padding-vert--lg">
        <h1>Z-index</h1>
        <p className={styles['above']}>The z-index of this paragraph is 100.</p>
      </main>
    </Layout>
  )
}
