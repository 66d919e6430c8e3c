// A field that searches this site's own index, and shows the first results under it.
import { useRef, useState } from 'react'
import { Link, useSiteSearch } from 'troodon/client'
import styles from './TrySearch.module.css'

type Hits = Awaited<ReturnType<ReturnType<typeof useSiteSearch>>>

/** The second has two typing mistakes. */
const examples = ['deploy to s3', 'brokn lnks', 'dark mode']

export default function TrySearch() {
  const search = useSiteSearch()
  const [query, setQuery] = useState('')
  const [hits, setHits] = useState<Hits | null>(null)
  const newest = useRef(0)
  const ask = (text: string) => {
    setQuery(text)
    const asked = ++newest.current
    const show = (found: Hits | null) => asked === newest.current && setHits(found)
    if (text.trim() === '') show(null)
    else search(text, 4).then(show, () => show([]))
  }
  return (
    <form className={styles.search} action="/search/" role="search" aria-label="Search this site">
      <input
        className={styles.field}
        type="search"
        name="q"
        value={query}
        placeholder="Search this documentation"
        aria-label="Search this documentation"
        autoComplete="off"
        onChange={({ target }) => ask(target.value)}
      />
      <div className={styles.results} aria-live="polite">
        {hits?.length === 0 && <p>Nothing found.</p>}
        {hits?.map(({ href, title, heading }) => (
          <Link key={href} className={styles.hit} to={href}>
            <b>{heading || title}</b>
            {heading !== '' && <small>{title}</small>}
          </Link>
        ))}
        {hits === null &&
          examples.map((example) => (
            <button key={example} type="button" className={styles.example} onClick={() => ask(example)}>
              {example}
            </button>
          ))}
      </div>
    </form>
  )
}
