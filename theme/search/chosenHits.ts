// The results that a reader chose, in the browser's storage: the recent ones, and those kept as favorites.
import type { Storage_ } from '../state/storage.ts'
import type { SearchHit } from './searchProvider.ts'

/** The data of a result on the start screen. */
export type ChosenHit = Pick<SearchHit, 'href' | 'title' | 'heading'>

export interface ChosenHits {
  readonly recent: readonly ChosenHit[]
  readonly favorites: readonly ChosenHit[]
}

const key = 'troodon.search'
const mostRecent = 7
const mostFavorites = 20

export const chosenHits = (storage: Pick<Storage_, 'get' | 'set'>) => {
  const read = (): ChosenHits => parse(storage.get(key))
  const write = (hits: ChosenHits): void => storage.set(key, JSON.stringify(hits))
  const without = (hits: readonly ChosenHit[], href: string) => hits.filter((one) => one.href !== href)
  return {
    read,
    /** A favorite stays one and is not listed twice. */
    add({ href, title, heading }: ChosenHit): void {
      const { recent, favorites } = read()
      if (favorites.some((one) => one.href === href)) return
      const all = [{ href, title, heading }, ...without(recent, href)]
      write({ favorites, recent: all.slice(0, mostRecent) })
    },
    keep({ href, title, heading }: ChosenHit): void {
      const { recent, favorites } = read()
      const all = [{ href, title, heading }, ...without(favorites, href)]
      write({ recent: without(recent, href), favorites: all.slice(0, mostFavorites) })
    },
    remove(href: string): void {
      const { recent, favorites } = read()
      write({ recent: without(recent, href), favorites: without(favorites, href) })
    },
  }
}

/** Storage can contain anything. */
function parse(text: string | null): ChosenHits {
  try {
    const { recent, favorites } = JSON.parse(text ?? '{}') as Readonly<Record<string, unknown>>
    return { recent: hitsIn(recent), favorites: hitsIn(favorites) }
  } catch {
    return { recent: [], favorites: [] }
  }
}

const hitsIn = (value: unknown): readonly ChosenHit[] => (Array.isArray(value) ? value.filter(isHit) : [])

/** Only links within the site: the storage may belong to several sites of a host. */
const isHit = (value: Partial<ChosenHit> | null): value is ChosenHit =>
  typeof value?.title === 'string' &&
  typeof value.heading === 'string' &&
  typeof value.href === 'string' &&
  /^\/(?![/\\])/.test(value.href)
