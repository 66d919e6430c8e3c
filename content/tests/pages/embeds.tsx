import useBaseUrl from '@docusaurus/useBaseUrl'
import Layout from '@theme/Layout'

const modes = ['light', 'dark', 'unexpected', null]

/** The home page in small windows, in each mode. */
export default function Embeds() {
  const home = useBaseUrl('/')
  return (
    <Layout title="Embeds" description="This site in small windows.">
      <main className="container padding-vert--lg">
        <h1>Embeds</h1>
        <p>Each window shows the home page with another mode in its address.</p>
        <div
          style={{
            display: 'grid',
            gap: '1rem',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
          }}
        >
          {modes.map((mode) => (
            <iframe
              key={mode}
              src={mode === null ? home : `${home}?docusaurus-theme=${mode}`}
              title={`Home page, mode ${mode ?? 'of the system'}`}
              style={{ width: '100%' }}
              height="400"
              loading="lazy"
            />
          ))}
        </div>
      </main>
    </Layout>
  )
}
