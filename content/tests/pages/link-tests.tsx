import Link from '@docusaurus/Link'
import Layout from '@theme/Layout'
import { useRef } from 'react'

/** A ref leads to the anchor element itself. */
export default function LinkTests() {
  const anchor = useRef<HTMLAnchorElement>(null)
  return (
    <Layout title="Link with a ref" description="A link that is changed through its ref.">
      <main className="container padding-vert--lg">
        <h1>Link with a ref</h1>
        <p>
          <Link to="/docs/" ref={anchor}>
            A link of this site
          </Link>
        </p>
        <button
          type="button"
          className="button"
          onClick={() => {
            if (anchor.current) anchor.current.style.color = 'crimson'
          }}
        >
          Colour the link
        </button>
      </main>
    </Layout>
  )
}
