// The home page: what Troodon is, how fast it is, three proofs to try, and how to start.

import Mark from '@site/static/img/logo.svg'
import type { ReactNode } from 'react'
import { Link, useDocusaurusContext } from 'troodon/client'
import Layout from 'troodon/theme/Layout'
import BuildRace from '../components/BuildRace.tsx'
import { measured } from '../components/benchmarks.ts'
import InstallCommand from '../components/InstallCommand.tsx'
import SiteTimes from '../components/SiteTimes.tsx'
import TrySearch from '../components/TrySearch.tsx'
import styles from './index.module.css'

export default function Home() {
  const { siteConfig } = useDocusaurusContext()
  return (
    <Layout
      title={siteConfig.tagline}
      description="Troodon builds Docusaurus sites unedited, checks every link, and rebuilds only the pages that changed."
    >
      <main>
        <Hero />
        <Numbers />
        <Band
          id="sites"
          title="Your Docusaurus site, unedited"
          lead="Troodon reads docusaurus.config, sidebars, versions, translations, MDX and swizzled components. A check, troodon doctor, lists what differs before you switch. We build 13 public sites with both tools; these are the six with the most pages."
          links={[
            ['/docs/migration/', 'Try it on your site'],
            ['/docs/compare/', 'All sites, and other builders'],
            ['/blog/releases/3.6/', 'What Docusaurus 3.6 changed'],
            ['/docs/limits/', 'What doesn’t work'],
          ]}
        >
          <SiteTimes count={6} />
        </Band>
        <Proofs />
        <Check />
        <Band id="included" title="What you get">
          <dl className={styles.facts}>
            {included.map(([title, text, to]) => (
              <div key={to}>
                <dt>
                  <Link to={to}>{title}</Link>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Band>
        <section className={styles.closing}>
          <Mark className={styles.mark} role="presentation" aria-label={undefined} width={56} height={56} />
          <h2 className={styles.heading}>Five minutes to your first site</h2>
          <p>
            Free software under the MIT license. Troodon is an independent project. It is not made by or
            affiliated with the Docusaurus team.
          </p>
          <div className={styles.buttons}>
            <Link className={styles.primary} to="/docs/troodon-in-5-minutes/">
              Build a site in 5 minutes
            </Link>
            <Link className={styles.secondary} to="/docs/compare/">
              Compare builders
            </Link>
          </div>
        </section>
      </main>
    </Layout>
  )
}

/** Title, text and page of what every site has. */
const included = [
  [
    'Versions that build once',
    'One command freezes your docs for a release. Frozen pages are built once and reused until they change.',
    '/docs/versioning/',
  ],
  [
    'Complete HTML',
    'Every page has its menus and highlighted code in its HTML. It works before any script arrives.',
    '/docs/advanced/ssg/',
  ],
  [
    'A cache you can trust',
    'Builds reuse what didn’t change, and build --verify proves that nothing is stale.',
    '/docs/verify/',
  ],
  [
    'Deploys you can undo',
    'deploy uploads only new files, switches in one step, and rolls back to an earlier release.',
    '/docs/deployment/rollback/',
  ],
  [
    'Ready for agents',
    'Each page is Markdown too. llms.txt and an MCP server let assistants read your docs.',
    '/docs/agents/',
  ],
  [
    'One cache for all machines',
    'CI, branches and colleagues share results. A fresh clone builds as fast as yours.',
    '/docs/deployment/remote-cache/',
  ],
] as const

function Hero() {
  return (
    <header className={styles.hero}>
      <div className={styles.heroInner}>
        <div>
          <Link className={styles.pill} to="/docs/migration/">
            <b>Compatible</b> with Docusaurus 3.0 to 3.10
          </Link>
          <h1 className={styles.title}>Docusaurus sites, built in seconds</h1>
          <p className={styles.lead}>
            Troodon builds your docs, MDX, versions and most plugins without edits. It checks every link and
            rebuilds only the pages you change.
          </p>
          <InstallCommand />
          <div className={styles.buttons}>
            <Link className={styles.primary} to="/docs/">
              Read the docs
            </Link>
            <Link className={styles.secondary} to="/docs/migration/">
              Move from Docusaurus
            </Link>
          </div>
        </div>
        <BuildRace />
      </div>
    </header>
  )
}

function Numbers() {
  const troodon = measured('Troodon')
  const docusaurus = measured('Docusaurus')
  return (
    <section className={styles.numbers} aria-label="Measured with 1,000 pages">
      <Figure value={`${(docusaurus.cold / troodon.cold).toFixed(1)} ×`}>
        faster than Docusaurus {docusaurus.version} for the first build of 1,000 pages
      </Figure>
      <Figure value={`${troodon.edited.toFixed(2)} s`}>
        to build the site again after one edit, with every link checked
      </Figure>
      <Figure value={`${troodon.memory} MB`}>
        peak memory. Docusaurus needs {docusaurus.memory.toLocaleString('en')} MB
      </Figure>
    </section>
  )
}

function Figure({ value, children }: { readonly value: string; readonly children: ReactNode }) {
  return (
    <p className={styles.figure}>
      <strong className={styles.value}>{value}</strong> {children}
    </p>
  )
}

interface BandProps {
  readonly id: string
  readonly title: string
  readonly lead?: string
  readonly links?: readonly (readonly [to: string, label: string])[]
  readonly children: ReactNode
}

function Band({ id, title, lead, links = [], children }: BandProps) {
  return (
    <section className={styles.band} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {lead !== undefined && <p className={styles.bandLead}>{lead}</p>}
      {children}
      {links.length > 0 && (
        <p className={styles.links}>
          {links.map(([to, label]) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </p>
      )}
    </section>
  )
}

/** Output of a site with 5,000 pages, after an edit of one. */
function Proofs() {
  return (
    <Band id="proofs" title="See it for yourself">
      <div className={styles.proofs}>
        <Proof title="One edit, one page" to="/docs/performance/" more="How rebuilds stay small">
          <Terminal command="npx troodon build">
            {'Built 5,002 pages in 1.1 s ('}
            <span className={styles.good}>1 rendered</span>
            {').\n30,000 links checked.\n'}
            <span className={styles.quiet}>{'\nchanged in dist/docs/part-0/section-3/page-80/:\n'}</span>
            {'  index.html  index.json  index.md\n'}
            <span className={styles.quiet}>{'and the search index and llms.txt of its section.'}</span>
          </Terminal>
        </Proof>
        <Proof title="Ask why" to="/docs/explain/" more="Explain a page">
          <Terminal command="npx troodon explain docs/part-0/section-3/page-80.md">
            {'rebuilt     '}
            <span className={styles.good}>{'true\n'}</span>
            {'changed     docs/part-0/section-3/page-80.md\n'}
            {'sidebar     defaultSidebar: part-0 › section-3 › item 6 of 25\n'}
            {'linksIn     /docs/part-0/section-3/page-95/\n'}
            {'            /docs/part-0/section-3/page-98/\n'}
            {'firstVisit  103.4 kB gzipped'}
          </Terminal>
        </Proof>
        <Proof title="Search, without a server" to="/docs/search/" more="Set up search">
          <p className={styles.proofText}>
            Results appear while you type, also for words with a typo. The index is static files on your host,
            and readers load only the parts that their words need.
          </p>
          <TrySearch />
        </Proof>
      </div>
    </Band>
  )
}

interface ProofProps {
  readonly title: string
  readonly to: string
  readonly more: string
  readonly children: ReactNode
}

function Proof({ title, to, more, children }: ProofProps) {
  return (
    <div className={styles.proof}>
      <h3 className={styles.proofTitle}>{title}</h3>
      {children}
      <Link className={styles.textLink} to={to}>
        {more}
      </Link>
    </div>
  )
}

function Terminal({ command, children }: { readonly command: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls long lines
    <pre className={styles.terminal} tabIndex={0}>
      <code>
        <span className={styles.prompt}>{'$ '}</span>
        {`${command}\n`}
        {children}
      </code>
    </pre>
  )
}

function Check() {
  return (
    <section className={styles.work} aria-labelledby="work">
      <div className={styles.workInner}>
        <div>
          <h2 id="work" className={styles.heading}>
            Find every mistake in one run
          </h2>
          <p>Troodon checks your whole site before it writes a file, and lists all problems at once.</p>
          <ul className={styles.points}>
            <li>Each problem comes with its file, line and column, and usually a suggested fix.</li>
            <li>In GitHub Actions, problems appear as annotations on the pull request.</li>
            <li>After an error, the last good site stays as it was.</li>
          </ul>
          <Link className={styles.textLink} to="/docs/checks/">
            What is checked
          </Link>
        </div>
        <Terminal command="npx troodon check">
          {'docs/start.md:12:30  '}
          <span className={styles.error}>error</span>
          {'  brokenLink  /docs/instalation/ does not lead to any page.\n'}
          <span className={styles.quiet}>
            {'    See the [installation guide](/docs/instalation/) first.\n'}
          </span>
          {'                                 ^\n'}
          {'    Did you mean '}
          <span className={styles.good}>/docs/installation/</span>
          {'?\n\n'}
          <span className={styles.error}>1 error</span>
          {'. Nothing was written.'}
        </Terminal>
      </div>
    </section>
  )
}
