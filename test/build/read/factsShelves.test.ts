// Facts of many pages as one value of the store: what is read of pages that nobody asks about.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PageFacts } from '../../../build/model/page.ts'
import { wholeFacts } from '../../../build/read/briefFacts.ts'
import {
  type FileToRead,
  readShelves,
  shelvesOf,
  shorten,
  storeShelf,
} from '../../../build/read/factsShelves.ts'
import { pageFactsKey } from '../../../build/reuse/keys.ts'
import { openStore, type Store } from '../../../build/reuse/store.ts'
import { sourcePath } from '../../../build/shared/paths.ts'
import { temporaryFolder } from '../../support/engine.ts'
import { parser } from '../../support/memorySite.ts'

const folder = temporaryFolder()
let store: Store
beforeEach(() => {
  store = openStore(folder.path)
})
afterEach(async () => {
  await store.close()
  folder.remove()
})

const texts = {
  'a.md': '---\ntitle: A\n---\n\nWords with a [link](b.md).\n\n## Part\n\n<b id="here">here</b>',
  'b.md': '# B\n\n<!-- link-check-ignore: later -->\n\n[gone](gone.md)',
}
const factsOf = (path: keyof typeof texts): PageFacts => ({
  ...parser.page(texts[path], 'auto').facts,
  ...{ bodyKey: `body of ${path}`, structureKey: path },
})
const file = (path: string): FileToRead => ({
  job: { source: sourcePath(path), syntax: 'auto' },
  bodyKey: `body of ${path}`,
})
const shelf = [file('a.md'), file('b.md')]
const pages = new Map(shelf.map(({ job }) => [job.source, factsOf(job.source as keyof typeof texts)]))

function keep(): void {
  for (const facts of pages.values()) store.put(pageFactsKey(facts.bodyKey), facts)
  storeShelf(shelf, pages, store)
}

/** Reads the shelf, and counts what it reads of single pages. */
function read() {
  const asked: string[] = []
  const get: Store['get'] = (key, along) => {
    asked.push(key)
    return store.get(key, along)
  }
  const { found, others } = readShelves([shelf], { ...store, get })
  const single = () => asked.filter((key) => key.startsWith('pageFacts')).length
  return { found: [...found.values()], others, single }
}

describe('a shelf', () => {
  it('has the facts that were stored, and reads headings, ids and links when they are asked for', () => {
    keep()
    const { found, single } = read()
    const [a, b] = found
    expect([a?.frontMatter, a?.excerpt, b?.escapes.length]).toEqual([{ title: 'A' }, 'Words with a link.', 1])
    expect(single()).toBe(0)
    expect([a?.headings[0]?.id, a?.ids, a?.links[0]?.href]).toEqual(['part', ['here'], 'b.md'])
    expect(single()).toBe(1)
    expect(found.map(wholeFacts)).toEqual([...pages.values()])
  })

  it('is as short when its pages were just parsed, but for pages with anything rare', () => {
    keep()
    const parsed = new Map(pages)
    shorten(parsed, store)
    const [a, b] = [...parsed.values()]
    expect([a === pages.get(sourcePath('a.md')), b === pages.get(sourcePath('b.md'))]).toEqual([false, true])
    expect([...parsed.values()].map(wholeFacts)).toEqual([...pages.values()])
    const [short] = [...parsed.values()]
    shorten(parsed, store)
    expect([...parsed.values()][0]).toBe(short)
  })

  it('is not read when the facts of one of its pages are missing', () => {
    keep()
    expect(read().others).toEqual([])
    const missing = new Map(pages)
    missing.set(sourcePath('c.md'), { ...factsOf('a.md'), bodyKey: 'body of c.md' })
    const larger = [...shelf, file('c.md')]
    storeShelf(larger, missing, store)
    expect(readShelves([larger], store)).toMatchObject({ others: [larger], found: new Map() })
  })

  it('is not stored without the facts of all its files', () => {
    for (const facts of pages.values()) store.put(pageFactsKey(facts.bodyKey), facts)
    storeShelf(shelf, new Map([...pages].slice(1)), store)
    expect(read().others).toEqual([shelf])
  })

  it('is not read while the content of one of its files is unknown', () => {
    keep()
    const unknown = [file('a.md'), { ...file('b.md'), bodyKey: null }]
    expect(readShelves([unknown], store).others).toEqual([unknown])
  })

  it('has the same files after one more was added', () => {
    const files = Array.from({ length: 700 }, (_, page) => file(`page-${page}.md`))
    const one = () => 'docs/'
    const before = shelvesOf(files, one)
    const after = shelvesOf([...files, file('new.md')], one)
    const isSame = (one: readonly FileToRead[], at: number) => one.length === after[at]?.length
    expect([before.length, before.filter(isSame).length]).toEqual([4, 3])
  })
})
