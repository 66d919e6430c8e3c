// A page that asks search engines to leave it out. The directive is in mixed case on purpose: case must not matter
// to anything that reads it, the sitemap included.
import { Head, Link } from 'troodon/client'
import Layout from 'troodon/theme/Layout'
import styles from './noIndex.module.css'

export default function NoIndex() {
  return (
    <Layout title="No index" description="An example of a page that search engines should leave out.">
      <Head>
        <meta name="robots" content="nOiNDeX, NoFolLoW" />
      </Head>
      <main className={styles.page}>
        <h1>Not for search engines</h1>
        <p>
          Anyone who knows the URL can read this page. A <code>meta</code> element asks search engines to
          leave it out of their results.
        </p>
        <pre className={styles.code}>
          <code>{'<meta name="robots" content="nOiNDeX, NoFolLoW" />'}</code>
        </pre>
        <p>
          Upper and lower case mean the same here. In Markdown, the field <code>unlisted</code> does the same.
          It also removes the page from menus and lists. See <Link to="/docs/create-doc/">Create a doc</Link>.
        </p>
      </main>
    </Layout>
  )
}
