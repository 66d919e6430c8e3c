// The versions of the documents in tables. Frozen versions come from versions.json; the dates are those of the releases
// that the format comes from, and a version without a date here is listed without one.
import { Link } from 'troodon/client'
import Layout from 'troodon/theme/Layout'
import frozen from '../versions.json'
import styles from './versions.module.css'

const released: Readonly<Record<string, { readonly iso: string; readonly text: string }>> = {
  '3.6.3': { iso: '2024-11-22', text: '22 November 2024' },
  '3.5.2': { iso: '2024-08-13', text: '13 August 2024' },
}

export default function Versions() {
  return (
    <Layout
      title="Versions"
      description="All versions of the documents on this site, and what their numbers mean."
    >
      <main className={styles.page}>
        <h1>Versions</h1>
        <p className={styles.lead}>
          The documents exist in several versions. Their numbers are versions of the{' '}
          <strong>content format</strong>: they follow the releases of Docusaurus, where the format comes
          from. Troodon has a version number of its own and reads them all.
        </p>

        <h2 id="latest">Latest version</h2>
        <p>Edited continually. It describes the format as it stands after release 3.6.3.</p>
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">Version</th>
                <th scope="col">State</th>
                <th scope="col">Documents</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Canary 🚧</th>
                <td>current</td>
                <td>
                  <Link to="/docs/">Read the Canary documents</Link>
                </td>
              </tr>
            </tbody>
          </table>
        </div>

        <h2 id="past">Past versions</h2>
        <p>
          Frozen copies, kept for those who write for an older release of the format. They are no longer
          maintained.
        </p>
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">Version</th>
                <th scope="col">Format released</th>
                <th scope="col">Documents</th>
                <th scope="col">Release notes</th>
              </tr>
            </thead>
            <tbody>
              {frozen.map((version) => (
                <PastVersion key={version} version={version} />
              ))}
            </tbody>
          </table>
        </div>

        <h2 id="older">Older releases</h2>
        <p>
          Releases before 3.5.2 have no documents here. The{' '}
          <Link to="https://docusaurus.io/versions">version list of Docusaurus</Link> leads to its own
          documentation of them. To learn how versions are made and retired, read{' '}
          <Link to="/docs/versioning/">Versioning</Link>.
        </p>
      </main>
    </Layout>
  )
}

function PastVersion({ version }: { readonly version: string }) {
  const date = released[version]
  return (
    <tr>
      <th scope="row">{version}</th>
      <td>{date ? <time dateTime={date.iso}>{date.text}</time> : '–'}</td>
      <td>
        <Link to={`/docs/${version}/`}>Read the {version} documents</Link>
      </td>
      <td>
        <Link to={`https://docusaurus.io/changelog/${version}`}>What changed in {version}</Link>
      </td>
    </tr>
  )
}
