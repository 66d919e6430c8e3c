// The versions of the documents in tables. Frozen versions come from versions.json. The dates are those of the Docusaurus
// releases; a version without a date here is listed without one.
import { Link } from 'troodon/client'
import Layout from 'troodon/theme/Layout'
import frozen from '../versions.json'
import styles from './versions.module.css'

const released: Readonly<Record<string, { readonly iso: string; readonly text: string }>> = {
  '3.6.3': { iso: '2024-11-22', text: '22 November 2024' },
  '3.5.2': { iso: '2024-08-13', text: '13 August 2024' },
}

/** From the release posts of Docusaurus. */
const changes: readonly { readonly release: string; readonly text: string }[] = [
  { release: '3.10', text: 'ids of headings in comments, the option storage' },
  {
    release: '3.9',
    text: 'Ask AI in the search, hooks for broken links and images, keys for sidebar items, emoji can be turned off',
  },
  { release: '3.8', text: 'the first line number of a code block, a slug for Markdown pages' },
  { release: '3.7', text: 'icons for more social networks of authors, options for SVG imports' },
  { release: '3.6', text: 'title_meta in posts, newer types of Mermaid diagrams, Rsdoctor' },
]

export default function Versions() {
  return (
    <Layout
      title="Versions"
      description="All versions of the documents on this site, and what their numbers mean."
    >
      <main className={styles.page}>
        <h1>Versions</h1>
        <p className={styles.lead}>
          These docs cover Troodon with content written for <strong>Docusaurus 3.5, 3.6 and later</strong>.
          The numbers in the version menu are releases of Docusaurus: choose the one that your content was
          written for. Troodon is at version 0.x and builds all of them.
        </p>

        <h2 id="latest">Latest version</h2>
        <p>
          The Canary documents change together with Troodon. They cover content written for the newest release
          of Docusaurus 3. Troodon is tested with sites made for Docusaurus 3.10.
        </p>
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">Version</th>
                <th scope="col">Content written for</th>
                <th scope="col">Documents</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Canary 🚧</th>
                <td>Docusaurus 3.7 and later</td>
                <td>
                  <Link to="/docs/">Read the Canary documents</Link>
                </td>
              </tr>
            </tbody>
          </table>
        </div>

        <h2 id="past">Past versions</h2>
        <p>
          Each of these versions describes only what content of its Docusaurus release can use. They get
          corrections only.
        </p>
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">Version</th>
                <th scope="col">Docusaurus released</th>
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

        <h2 id="changes">Differences for your content</h2>
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">Docusaurus</th>
                <th scope="col">What content can use since this release</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ release, text }) => (
                <tr key={release}>
                  <th scope="row">{release}</th>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>

        <h2 id="older">Older releases</h2>
        <p>
          This site has no documents for releases before 3.5.2. The{' '}
          <Link to="https://docusaurus.io/versions">version list of Docusaurus</Link> links to its own
          documentation of them. To create versions of your own documents, read{' '}
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
