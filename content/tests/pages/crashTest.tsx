import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import Layout from '@theme/Layout'

function crash(): never {
  try {
    throw new Error('The inner error.')
  } catch (cause) {
    throw new Error('The page was asked to crash.', { cause })
  }
}

/** Throws while it is rendered when the custom field `crashTest` is true. */
export default function CrashTest() {
  const { siteConfig } = useDocusaurusContext()
  if (siteConfig.customFields['crashTest'] === true) crash()
  return (
    <Layout title="Crash">
      <main className="container padding-vert--lg">
        <h1>This crashes if customFields.crashTest is true</h1>
      </main>
    </Layout>
  )
}
