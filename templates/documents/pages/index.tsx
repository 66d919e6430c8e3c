// The home page. Change the words and the links here, and the styles in index.module.css.
import { Link, useDocusaurusContext } from 'troodon/client'
import Layout from 'troodon/theme/Layout'
import styles from './index.module.css'

const features = [
  {
    title: 'Write a page',
    to: '/docs/writing/pages/',
    text: 'Every Markdown file is a page, and every folder is a category of the sidebar.',
  },
  {
    title: 'Use Markdown',
    to: '/docs/writing/markdown/',
    text: 'Code with colors, notes, tabs and your own React components.',
  },
  {
    title: 'Publish the site',
    to: '/docs/publishing/',
    text: 'Push to GitHub, and the workflow checks the site and puts it online.',
  },
]

export default function Home() {
  const { siteConfig } = useDocusaurusContext()
  return (
    <Layout description={siteConfig.tagline}>
      <main className={styles.page}>
        <header className={styles.hero}>
          <div>
            <h1 className={styles.title}>{siteConfig.title}</h1>
            <p className={styles.tagline}>{siteConfig.tagline}</p>
            <p className={styles.buttons}>
              <Link className={styles.primary} to="/docs/">
                Read the docs
              </Link>
              <Link className={styles.secondary} to="/docs/publishing/">
                Publish this site
              </Link>
            </p>
          </div>
          <Pages />
        </header>
        <ul className={styles.features}>
          {features.map(({ title, to, text }) => (
            <li key={to}>
              <Link className={styles.feature} to={to}>
                <h2>
                  {title} <span aria-hidden="true">→</span>
                </h2>
                <p>{text}</p>
              </Link>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  )
}

/** A decoration: a document above two others. */
function Pages() {
  return (
    <svg className={styles.pages} viewBox="0 0 320 280" aria-hidden="true">
      <rect
        className={styles.back}
        x="92"
        y="20"
        width="190"
        height="232"
        rx="14"
        transform="rotate(7 187 136)"
      />
      <rect
        className={styles.middle}
        x="72"
        y="22"
        width="190"
        height="232"
        rx="14"
        transform="rotate(2 167 138)"
      />
      <rect className={styles.front} x="52" y="24" width="190" height="232" rx="14" />
      <rect className={styles.accent} x="76" y="52" width="88" height="14" rx="7" />
      <path className={styles.lines} d="M80 90h134M80 112h134M80 134h92M80 200h134M80 222h62" />
      <rect className={styles.code} x="76" y="150" width="142" height="34" rx="8" />
      <path className={styles.accentLine} d="M90 167h44" />
      <path className={styles.lines} d="M150 167h40" />
    </svg>
  )
}
