// Features that are planned, considered and done, with a link for each. The page also answers every URL below its own.

import { useState } from 'react'
import { Link } from 'troodon/client'
import Layout from 'troodon/theme/Layout'
import styles from './showcase.module.css'

type State = 'planned' | 'considered' | 'done'

interface Topic {
  readonly title: string
  readonly state: State
  readonly text: string
  /** Where it is described or tracked. */
  readonly to: string
}

const topics: readonly Topic[] = [
  {
    title: 'A shared cache in object storage',
    state: 'done',
    text: 'The machines of a team share parsed and rendered pages through a server or a bucket.',
    to: '/docs/deployment/remote-cache/',
  },
  {
    title: 'A domain for each language',
    state: 'done',
    text: 'A language can have its own URL and path, as in Docusaurus 3.9.',
    to: '/docs/api/docusaurus-config/#languages',
  },
  {
    title: 'Sites that open without a server',
    state: 'considered',
    text: 'Docusaurus 3.4 has an experimental router for this. Troodon has an offline mode instead.',
    to: '/docs/api/plugins/@docusaurus/plugin-pwa/',
  },
  {
    title: 'Texts of the interface in many languages',
    state: 'done',
    text: 'Troodon includes the texts of the theme in 39 languages.',
    to: '/docs/i18n/introduction/',
  },
  {
    title: 'Plugins made for Docusaurus',
    state: 'done',
    text: 'Troodon runs their methods during a build.',
    to: '/docs/api/plugin-methods/',
  },
  {
    title: 'Translated navbar and footer',
    state: 'done',
    text: 'Troodon reads the same translation files as Docusaurus.',
    to: '/docs/i18n/introduction/',
  },
  {
    title: 'Blogs and changelogs',
    state: 'done',
    text: 'Posts with authors, tags, an archive and feeds.',
    to: '/docs/blog/',
  },
  {
    title: 'Reading offline',
    state: 'done',
    text: 'Readers can install a site as an app and read and search it without a network connection.',
    to: '/docs/api/plugins/@docusaurus/plugin-pwa/',
  },
  {
    title: 'Redirects',
    state: 'done',
    text: 'Redirects from old URLs, checked like links.',
    to: '/docs/api/plugins/@docusaurus/plugin-client-redirects/',
  },
  {
    title: 'Fast MDX',
    state: 'done',
    text: 'One parser reads components, expressions and partials. Other remark and rehype plugins run, too.',
    to: '/docs/markdown-features/react/',
  },
]

const labels: Readonly<Record<State, string>> = { planned: 'Planned', considered: 'Considered', done: 'Done' }
const states = (Object.keys(labels) as State[]).filter((state) =>
  topics.some((topic) => topic.state === state),
)

export default function FeatureRequests() {
  const [state, setState] = useState<State | null>(null)
  const [order, setOrder] = useState<'state' | 'title'>('state')
  const shown = topics
    .filter((topic) => state === null || topic.state === state)
    .toSorted((a, b) =>
      order === 'title'
        ? a.title.localeCompare(b.title, 'en')
        : states.indexOf(a.state) - states.indexOf(b.state),
    )
  return (
    <Layout
      title="Feedback"
      description="Features that are done or considered, with a link to the documents of each."
    >
      <main className={styles.page}>
        <header className={styles.head}>
          <h1>Feature requests</h1>
          <p>
            See what shipped and what is under consideration, and vote with an issue. Is something missing?{' '}
            <Link to="/community/support/">Open an issue</Link> with an example of what you want to write or
            read.
          </p>
        </header>
        <section className={styles.filters} aria-label="Filters">
          <ul className={styles.tags}>
            {[null, ...states].map((one) => (
              <li key={one ?? 'all'}>
                <button type="button" aria-pressed={state === one} onClick={() => setState(one)}>
                  {one === null ? 'All' : labels[one]}
                </button>
              </li>
            ))}
          </ul>
          <label>
            Sort by{' '}
            <select value={order} onChange={({ target }) => setOrder(target.value as typeof order)}>
              <option value="state">state</option>
              <option value="title">title</option>
            </select>
          </label>
        </section>
        <ul className={styles.cards} aria-live="polite">
          {shown.map(({ title, state: current, text, to }) => (
            <li key={title} className={styles.card}>
              <h2 className={styles.topic}>
                <Link to={to}>{title}</Link>
              </h2>
              <p>{text}</p>
              <p className={styles.address}>{labels[current]}</p>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  )
}
