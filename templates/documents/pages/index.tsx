// The home page. Change the words and the links here, and the styles in index.module.css.
import { Link, useDocusaurusContext } from 'troodon/client'
import Layout from 'troodon/theme/Layout'
import styles from './index.module.css'

const features = [
  {
    title: 'Write a page',
    to: '/docs/writing/pages/',
    text: 'Every Markdown file is a page, and every folder a category.',
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
    <svg className={styles.pages} viewBox="0 0 300 290" aria-hidden="true">
      <rect
        className={styles.back}
        x="76"
        y="24"
        width="196"
        height="238"
        rx="16"
        transform="rotate(8 174 143)"
      />
      <rect
        className={styles.middle}
        x="58"
        y="24"
        width="196"
        height="238"
        rx="16"
        transform="rotate(3 156 143)"
      />
      <rect className={styles.front} x="40" y="24" width="196" height="238" rx="16" />
      <rect className={styles.accent} x="64" y="50" width="92" height="14" rx="7" />
      <path className={styles.lines} d="M68 90h140M68 111h140M68 132h96M68 214h140M68 235h64" />
      <rect className={styles.code} x="64" y="150" width="148" height="44" rx="10" />
      <path className={styles.codeLine} d="M80 164h46M80 180h72" />
    </svg>
  )
}
