// The home page: what Troodon is, how fast it is, and how to start.

import Mark from '@site/static/img/logo.svg'
import type { ReactNode } from 'react'
import { Link, useDocusaurusContext } from 'troodon/client'
import Layout from 'troodon/theme/Layout'
import BuildRace from '../components/BuildRace.tsx'
import { measured } from '../components/benchmarks.ts'
import InstallCommand from '../components/InstallCommand.tsx'
import styles from './index.module.css'

export default function Home() {
  const { siteConfig } = useDocusaurusContext()
  return (
    <Layout
      title={siteConfig.tagline}
      description="Troodon builds versioned docs and blogs from Markdown, checks every link, and rebuilds only the pages that changed."
    >
      <main>
        <p className={styles.strip}>
          <Link to="/blog/releases/3.6/">What Docusaurus 3.6 changed for documentation sites</Link>
        </p>
        <Hero title={siteConfig.title} tagline={siteConfig.tagline} />
        <Numbers />
        <section className={styles.band} aria-labelledby="content">
          <h2 id="content" className={styles.heading}>
            Keep the content you have
          </h2>
          <div className={styles.three}>
            <Feature
              icon={<FolderIcon />}
              title="Docusaurus sites build"
              to="/docs/migration/"
              more="Try it on your site"
            >
              Troodon reads <code>docusaurus.config</code>, sidebars, versions, translations, MDX and replaced
              theme components. One command shows what differs.
            </Feature>
            <Feature
              icon={<LayersIcon />}
              title="Versions that build once"
              to="/docs/versioning/"
              more="Freeze a version"
            >
              One command freezes your docs for a release. Troodon builds the frozen pages and reuses them
              until they change.
            </Feature>
            <Feature
              icon={<LinkIcon />}
              title="Links that don’t break"
              to="/docs/markdown-features/links/"
              more="How links are checked"
            >
              Every build checks every link, anchor and image. A broken one stops the build, and Troodon
              prints its file, line and column.
            </Feature>
          </div>
        </section>

        <Work />

        <section className={styles.band} aria-labelledby="fast">
          <h2 id="fast" className={styles.heading}>
            Fast for readers, too
          </h2>
          <div className={styles.three}>
            <Feature
              icon={<PageIcon />}
              title="Complete HTML"
              to="/docs/advanced/ssg/"
              more="How pages are rendered"
            >
              Each page is complete HTML with menus and highlighted code. It works without JavaScript, and a
              small script makes navigation instant.
            </Feature>
            <Feature
              icon={<SearchIcon />}
              title="Search without a server"
              to="/docs/search/"
              more="Set up search"
            >
              Troodon writes the search index during the build. Readers get results as they type, and you
              don’t need an account or an API key.
            </Feature>
            <Feature
              icon={<RebuildIcon />}
              title="Rebuilds you can verify"
              to="/docs/cli/"
              more="All commands"
            >
              <code>--verify</code> proves that a rebuild equals a clean build. <code>explain</code> shows why
              a page was built again.
            </Feature>
          </div>
        </section>

        <section className={styles.closing}>
          <p>Troodon is an independent project. It is not made by or affiliated with the Docusaurus team.</p>
          <div className={styles.buttons}>
            <Link className={styles.primary} to="/docs/troodon-in-5-minutes/">
              Build a site in 5 minutes
            </Link>
            <Link className={styles.secondary} to="/versions/">
              All versions of the docs
            </Link>
          </div>
        </section>
      </main>
    </Layout>
  )
}

function Hero({ title, tagline }: { readonly title: string; readonly tagline: string }) {
  return (
    <header className={styles.hero}>
      <div className={styles.heroInner}>
        <div>
          <Mark className={styles.mark} role="presentation" aria-label={undefined} width={72} height={72} />
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.tagline}>{tagline}</p>
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

interface FeatureProps {
  readonly icon: ReactNode
  readonly title: string
  readonly to: string
  readonly more: string
  readonly children: ReactNode
}

function Feature({ icon, title, to, more, children }: FeatureProps) {
  return (
    <div className={styles.card}>
      <span className={styles.icon}>{icon}</span>
      <h3 className={styles.cardTitle}>{title}</h3>
      <p>{children}</p>
      <Link className={styles.textLink} to={to}>
        {more}
      </Link>
    </div>
  )
}

function Work() {
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
          <Link className={styles.textLink} to="/docs/ci/">
            Check pull requests
          </Link>
        </div>
        <pre className={styles.terminal}>
          <code>
            <span className={styles.prompt}>{'$ '}</span>
            {'npx troodon check\n'}
            {'docs/first-steps.md:12:30  '}
            <span className={styles.error}>error</span>
            {'  brokenLink  /docs/instalation/ does not lead to any page.\n'}
            <span className={styles.quiet}>
              {'    See the [installation guide](/docs/instalation/) first.\n'}
            </span>
            {'                                 ^\n'}
            {'    Did you mean '}
            <span className={styles.good}>/docs/installation/</span>
            {'?\n\n'}
            <span className={styles.quiet}>{'# after you correct the link\n'}</span>
            <span className={styles.prompt}>{'$ '}</span>
            {'npx troodon build'}
          </code>
        </pre>
      </div>
    </section>
  )
}

const FolderIcon = () => (
  <Icon>
    <path d="M3 7a2 2 0 0 1 2-2h4l2 2.5h8a2 2 0 0 1 2 2V17a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z" />
    <path d="M7 12h10M7 15.5h6" />
  </Icon>
)

const LayersIcon = () => (
  <Icon>
    <path d="m12 3 9 4.5-9 4.5-9-4.5z" />
    <path d="m3 12 9 4.5 9-4.5M3 16.5 12 21l9-4.5" />
  </Icon>
)

const LinkIcon = () => (
  <Icon>
    <path d="M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3" />
    <path d="M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.6-1.6" />
  </Icon>
)

const PageIcon = () => (
  <Icon>
    <path d="M6 3h8l5 5v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z" />
    <path d="M14 3v5h5M8 12.5h7M8 16.5h7" />
  </Icon>
)

const SearchIcon = () => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5.5 5.5" />
  </Icon>
)

const RebuildIcon = () => (
  <Icon>
    <path d="M4 12a8 8 0 0 1 13.7-5.6L20 8.5M20 4v4.5h-4.5" />
    <path d="M20 12a8 8 0 0 1-13.7 5.6L4 15.5M4 20v-4.5h4.5" />
  </Icon>
)

function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="28"
      height="28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
