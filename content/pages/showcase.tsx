// A gallery of documentation sites, with filters whose state is in the URL.
import Mark from '@site/static/img/logo.svg'
import { Link } from 'troodon/client'
import Layout from 'troodon/theme/Layout'
import ThemedImage from 'troodon/theme/ThemedImage'
import { date, docusaurus, publicSites } from '../components/publicSites.ts'
import { type ShownSite, sites, type TagName, tags } from '../components/showcaseData.ts'
import { useQuery } from '../components/useQuery.ts'
import styles from './showcase.module.css'

const names = Object.keys(tags) as TagName[]
const byTitle = (a: ShownSite, b: ShownSite) =>
  a.title.toLowerCase().localeCompare(b.title.toLowerCase(), 'en')

export default function Showcase() {
  const [query, change] = useQuery()
  const chosen = query.getAll('tags').filter((tag): tag is TagName => tag in tags)
  const all = query.get('operator') === 'AND'
  const name = query.get('name') ?? ''
  const shown = sites.filter((site) => matches(site, chosen, all, name))
  const toggle = (tag: TagName) =>
    change((next) => {
      const left = next.getAll('tags').filter((other) => other !== tag)
      const had = next.getAll('tags').includes(tag)
      next.delete('tags')
      for (const other of had ? left : [...left, tag]) next.append('tags', other)
    })
  return (
    <Layout
      title="Showcase"
      description="Sites built with Troodon, and public Docusaurus sites with measured build times."
    >
      <main className={styles.page}>
        <header className={styles.head}>
          <h1>Showcase</h1>
          <p>
            Sites built with Troodon, and public Docusaurus sites. The authors of the public sites don’t use
            or endorse Troodon. Where we built a site with both builders ({date}), its card has the processor
            time.
          </p>
          <Link className={styles.add} to="/community/contributing/">
            Add your site
          </Link>
        </header>
        <section aria-labelledby="filters" className={styles.filters}>
          <div className={styles.filterHead}>
            <h2 id="filters">Filters</h2>
            <span aria-live="polite">{shown.length === 1 ? '1 site' : `${shown.length} sites`}</span>
            <Operator all={all} change={change} />
            <button
              type="button"
              onClick={() =>
                change((next) => {
                  for (const key of ['tags', 'operator', 'name']) next.delete(key)
                })
              }
            >
              Clear All
            </button>
          </div>
          <ul className={styles.tags}>
            {names.map((tag) => (
              <li key={tag}>
                <button
                  type="button"
                  aria-pressed={chosen.includes(tag)}
                  title={tags[tag].description}
                  onClick={() => toggle(tag)}
                >
                  <span className={styles[`dot_${tag}`]} aria-hidden="true" />
                  {tags[tag].label}
                </button>
              </li>
            ))}
          </ul>
          <input
            type="search"
            className={styles.search}
            value={name}
            placeholder="Search for site name…"
            aria-label="Search for site name"
            onChange={({ target }) =>
              change((next) => (target.value === '' ? next.delete('name') : next.set('name', target.value)))
            }
          />
        </section>
        <Results shown={shown} filtered={shown.length < sites.length} />
      </main>
    </Layout>
  )
}

interface OperatorProps {
  readonly all: boolean
  readonly change: (edit: (query: URLSearchParams) => void) => void
}

/** OR shows sites with any chosen tag, AND those with all of them. */
function Operator({ all, change }: OperatorProps) {
  return (
    <div className={styles.operator} role="group" aria-label="How tags are combined">
      <button
        type="button"
        aria-pressed={!all}
        title="Sites with any of the tags"
        onClick={() => change((next) => next.delete('operator'))}
      >
        OR
      </button>
      <button
        type="button"
        aria-pressed={all}
        title="Sites with all of the tags"
        onClick={() => change((next) => next.set('operator', 'AND'))}
      >
        AND
      </button>
    </div>
  )
}

function matches(site: ShownSite, chosen: readonly TagName[], all: boolean, name: string): boolean {
  if (!site.title.toLowerCase().includes(name.toLowerCase())) return false
  if (chosen.length === 0) return true
  return all ? chosen.every((tag) => site.tags.includes(tag)) : chosen.some((tag) => site.tags.includes(tag))
}

const isOwn = ({ href }: ShownSite): boolean => href.startsWith('/')

/** Sites built with Troodon come first while nothing is hidden. */
function Results({ shown, filtered }: { readonly shown: readonly ShownSite[]; readonly filtered: boolean }) {
  if (shown.length === 0) return <h2 className={styles.none}>No result</h2>
  const sorted = [...shown].sort(byTitle)
  if (filtered) return <Cards title="Sites" sites={sorted} />
  return (
    <>
      <Cards title="Built with Troodon" sites={sorted.filter(isOwn)} />
      <Cards title="Public Docusaurus sites" sites={sorted.filter((site) => !isOwn(site))} />
    </>
  )
}

function Cards({ title, sites: listed }: { readonly title: string; readonly sites: readonly ShownSite[] }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.cards}>
        {listed.map((site) => (
          <li key={site.href} className={styles.card}>
            <Tile site={site} />
            <h3>
              <Link to={site.href}>{site.title}</Link>
            </h3>
            <p className={styles.address}>{isOwn(site) ? 'Built with Troodon' : new URL(site.href).host}</p>
            <Times repository={site.repository} />
            <ul className={styles.cardTags}>
              {site.tags.map((tag) => (
                <li key={tag}>
                  <span className={styles[`dot_${tag}`]} aria-hidden="true" />
                  {tags[tag].label}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What a first build costs with both builders, where it was measured. */
function Times({ repository }: { readonly repository: string | undefined }) {
  const measured = publicSites.find(({ name }) => name === repository)
  if (!measured) return null
  const { processor, routes } = measured
  return (
    <p className={styles.times}>
      {routes} pages: {processor[0]} s with Docusaurus {docusaurus}, <b>{processor[1]} s</b> with Troodon
    </p>
  )
}

function Tile({ site }: { readonly site: ShownSite }) {
  const { picture } = site
  if (picture === undefined) return isOwn(site) ? <BrandTile /> : null
  const file = (mode: string) => `/img/showcase/${picture}-${mode}.webp`
  return (
    <ThemedImage
      className={styles.screenshot ?? ''}
      sources={{ light: file('light'), dark: file('dark') }}
      alt=""
      width={560}
      height={320}
    />
  )
}

/** In place of a screenshot, for the parts of this site. */
function BrandTile() {
  return (
    <div className={styles.brand}>
      <Mark role="presentation" aria-label={undefined} width={56} height={56} />
    </div>
  )
}
