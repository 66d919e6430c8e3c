import Head from '@docusaurus/Head'
import Layout from '@theme/Layout'

/** What to try with the keyboard. */
export default function NavbarDropdownTests() {
  return (
    <Layout title="Keyboard in the navbar" description="A walk through the navbar with the keyboard.">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container padding-vert--lg">
        <h1>Keyboard in the navbar</h1>
        <ol>
          <li>Press Tab until the last dropdown of the navbar has the focus.</li>
          <li>Press Enter: it opens.</li>
          <li>
            Press Tab through its items and once more: it closes, and the button for the colour mode has the
            focus.
          </li>
        </ol>
      </main>
    </Layout>
  )
}
