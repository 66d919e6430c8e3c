// The home page: what Troodon is, why one would use it, and what it looks like at work.

import Mark from '@site/static/img/logo.svg'
import type { ReactNode } from 'react'
import { Link, useDocusaurusContext } from 'troodon/client'
import Layout from 'troodon/theme/Layout'
import styles from './index.module.css'

export default function Home() {
  const { siteConfig } = useDocusaurusContext()
  return (
    <Layout
      title={siteConfig.tagline}
      description="Troodon builds versioned documentation sites from Markdown files, checks every link, and rebuilds only what changed."
    >
      <main>
        <p className={styles.strip}>
          <Link to="/blog/releases/3.6/">What release 3.6 changed in the content format</Link>
        </p>
        <Hero title={siteConfig.title} tagline={siteConfig.tagline} />
        <section className={styles.band} aria-labelledby="writing">
          <h2 id="writing" className={styles.heading}>
            For those who write
          </h2>
          <div className={styles.three}>
            <Feature
              icon={<FolderIcon />}
              title="The files you have"
              to="/docs/docs-introduction/"
              more="How files become pages"
            >
              Folders, front matter, <code>_category_</code> files, sidebars, admonitions: the conventions
              that users of Docusaurus know.
            </Feature>
            <Feature
              icon={<LayersIcon />}
              title="Versions side by side"
              to="/docs/versioning/"
              more="Freeze a version"
            >
              One command freezes the documents for a release. Readers switch versions and stay on the same
              page.
            </Feature>
            <Feature
              icon={<LinkIcon />}
              title="Links that lead somewhere"
              to="/docs/markdown-features/links/"
              more="How links are checked"
            >
              Every link, anchor and image is looked up in every build. A broken one is named with file, line
              and column.
            </Feature>
          </div>
        </section>

        <Work />

        <section className={styles.band} aria-labelledby="reading">
          <h2 id="reading" className={styles.heading}>
            For those who read, and those who wait
          </h2>
          <div className={styles.two}>
            <Feature
              icon={<PageIcon />}
              title="Readable before any script"
              to="/docs/advanced/ssg/"
              more="How pages are made"
            >
              Each page arrives as finished HTML. Text, menus and code colours are there at once, with scripts
              switched off too. The script that follows makes moving between pages quick.
            </Feature>
            <Feature
              icon={<RebuildIcon />}
              title="Rebuilds that can explain themselves"
              to="/docs/advanced/architecture/"
              more="What is remembered"
            >
              Work is remembered by the content it depends on, so a small edit is a small build. Ask why a
              page was built again, or why not, and you get an answer.
            </Feature>
          </div>
        </section>

        <section className={styles.closing}>
          <p>
            Troodon is an independent project. It is not made by Docusaurus, and not affiliated with it. It
            shares the format of the content, so that documents can outlive the tool that builds them.
          </p>
          <Link className={styles.textLink} to="/versions/">
            All versions of the documents
          </Link>
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
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.tagline}>{tagline}</p>
          <div className={styles.buttons}>
            <Link className={styles.primary} to="/docs/">
              Read the docs
            </Link>
            <Link className={styles.secondary} to="/docs/installation/">
              Install
            </Link>
          </div>
        </div>
        <Mark className={styles.mark} role="presentation" aria-label={undefined} width={320} height={320} />
      </div>
    </header>
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
            What it does
          </h2>
          <p>
            Point it at a folder with Markdown files. It reads them, finds what is wrong, and writes a folder
            of plain files that any static host can serve.
          </p>
          <ul className={styles.points}>
            <li>
              Problems come with the line they stand on and, where there is one, the address that was meant.
            </li>
            <li>All of them are listed in one run.</li>
            <li>As long as one is an error, the last good site stays untouched.</li>
          </ul>
          <Link className={styles.textLink} to="/docs/cli/">
            All commands
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
            <span className={styles.quiet}>{'# correct the line, save, and write the site\n'}</span>
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
