// Suggestions and stored searches of the search dialog.
import { expect, it } from 'vitest'
import { chosenHits } from '../../theme/search/chosenHits.ts'
import { suggestQueries } from '../../theme/search/suggestQueries.ts'

const textsWith =
  (...known: readonly string[]) =>
  async (query: string) =>
    known.filter((text) => text.toLowerCase().includes(query.toLowerCase()))

it.each([
  [
    'a word that begins like each word',
    'versioning zzqq linkage',
    ['Versions', 'A linkable page'],
    ['versions', 'linkable'],
  ],
  ['each word once', 'versions versional', ['Version 2'], ['version']],
  ['the word with the longest common beginning', 'versioning', ['versed', 'version'], ['version']],
  ['names as the site writes them', 'onBrokenLnks', ['onBrokenLinks'], ['onBrokenLinks']],
  ['no word that has less than half in common', 'internationally', ['interest'], []],
  ['nothing for a short word', 'ver', ['version'], []],
  ['nothing for nonsense', 'zzqqxxyy', ['version'], []],
])('proposes %s', async (_, query, known, expected) => {
  expect(await suggestQueries(query, textsWith(...known))).toEqual(expected)
})

function memory(initial?: string) {
  let stored = initial ?? null
  return { get: () => stored, set: (_: string, value: string) => void (stored = value) }
}
const hit = (name: string) => ({ href: `/${name}/`, title: name, heading: '' })
const names = (hits: readonly { readonly title: string }[]) => hits.map(({ title }) => title).join(' ')

it('remembers seven recent results, each once, the last one first', () => {
  const store = chosenHits(memory())
  for (const name of 'abcdefghb') store.add(hit(name))
  expect(names(store.read().recent)).toBe('b h g f e d c')
})

it('keeps a favorite out of the recent results', () => {
  const store = chosenHits(memory())
  store.add(hit('a'))
  store.keep(hit('a'))
  store.add(hit('a'))
  expect([names(store.read().recent), names(store.read().favorites)]).toEqual(['', 'a'])
  store.remove('/a/')
  expect(store.read()).toEqual({ recent: [], favorites: [] })
})

it.each([
  'no JSON',
  'null',
  '{"recent":{},"favorites":[null,3,{"href":"/a/"}]}',
  '{"recent":[{"href":"javascript:alert(1)","title":"a","heading":""}]}',
  '{"recent":[{"href":"//evil.example/","title":"a","heading":""}]}',
])('ignores what is no result in the storage: %s', (text) => {
  expect(chosenHits(memory(text)).read()).toEqual({ recent: [], favorites: [] })
})
