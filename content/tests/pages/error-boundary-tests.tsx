import Translate from '@docusaurus/Translate'
import Layout from '@theme/Layout'
import { useState } from 'react'

function CrashButton({ label }: { readonly label: string }) {
  const [crashed, setCrashed] = useState(false)
  if (crashed) throw new Error(`${label}: the button was pressed.`)
  return (
    <button type="button" className="button" onClick={() => setCrashed(true)}>
      {label}
    </button>
  )
}

/** A crash takes down its own part of the page and no more. */
export default function ErrorBoundaryTests() {
  return (
    <>
      <CrashButton label="Crash outside of the layout" />
      <Layout title="Error boundary" description="Two buttons that crash.">
        <main className="container padding-vert--lg">
          <h1>Error boundary</h1>
          <CrashButton label="Crash inside of the layout" />
          <p>
            <Translate id="tests.interpolated" values={{ first: <b>first</b>, second: <i>second</i> }}>
              {'A message with a {first} and a {second} value.'}
            </Translate>
          </p>
        </main>
      </Layout>
    </>
  )
}
