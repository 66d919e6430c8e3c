// What is planned and what was asked for, with the place where each is tracked. Works without an outside service; any deeper
// address shows the same page.

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
    title: 'Shared memo in object storage',
    state: 'considered',
    text: 'Machines of a team use what one of them has built.',
    to: '/docs/advanced/architecture/',
  },
  {
    title: 'More languages for the interface',
    state: 'considered',
    text: 'Default texts other than English.',
    to: '/docs/i18n/tutorial/',
  },
  {
    title: 'Components of a site for boxes, code and links',
    state: 'considered',
    text: 'What has a notation of its own is printed by the builder today.',
    to: '/docs/swizzling/',
  },
  {
    title: 'Translated navbar and footer',
    state: 'done',
    text: 'From the files of the format.',
    to: '/docs/i18n/introduction/',
  },
  {
    title: 'Blogs and changelogs',
    state: 'done',
    text: 'Posts, authors, tags, archives and feeds.',
    to: '/docs/blog/',
  },
  {
    title: 'Reading offline',
    state: 'done',
    text: 'An installed site keeps its pages and its search.',
    to: '/docs/api/plugins/@docusaurus/plugin-pwa/',
  },
  {
    title: 'Redirects',
    state: 'done',
    text: 'Pages for old addresses, checked like links.',
    to: '/docs/api/plugins/@docusaurus/plugin-client-redirects/',
  },
  {
    title: 'MDX without a plugin chain',
    state: 'done',
    text: 'Components, expressions and partials in one parser.',
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
      description="Topics that are done or considered, their state, and where they are described."
    >
      <main className={styles.page}>
        <header className={styles.head}>
          <h1>Feature requests</h1>
          <p>
            Topics with their state. Something missing?{' '}
            <Link to="/community/support/">Say so where we look</Link>, with an example of what you want to
            write or read.
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
