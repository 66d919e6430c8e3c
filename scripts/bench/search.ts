// The cost of search: time of a cold build with and without it, bytes before the first result, time of a
// query. Measures other search libraries on the same documents if they are installed: `npm run bench --
// --search 5000 --work FOLDER`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteData } from '../../build/shared/siteData.ts'
import { localProvider } from '../../theme/search/local.ts'
import { generateSite } from '../generateSite.ts'
import { inKilobytes, median, timed } from './figures.ts'
import { filesOf } from './floor.ts'
import type { Run } from './process.ts'
import { benchLibraries } from './searchLibraries.ts'
import { coldBuild } from './troodon.ts'
import { vocabularyOf } from './vocabulary.ts'

const rounds = 3

export async function benchSearch(folder: string, pages: number, work: string | null): Promise<void> {
  const root = join(folder, 'searched')
  const words = vocabularyOf(8000)
  generateSite(root, pages, words)
  const config = (search: 'local' | false) =>
    writeFileSync(
      join(root, 'site.config.json'),
      JSON.stringify({ title: 'Generated', contentDir: '.', pages: false, search }),
    )
  const runs = { on: [] as Run[], off: [] as Run[] }
  for (let round = 0; round < rounds; round++) {
    config(false)
    runs.off.push(await coldBuild(root))
    config('local')
    runs.on.push(await coldBuild(root))
  }
  for (const [name, of] of [
    ['s', ({ seconds }: Run) => seconds],
    ['s of processor time', ({ work }: Run) => work],
  ] as const) {
    const [on, off] = [median(runs.on.map(of)), median(runs.off.map(of))]
    console.log(
      `${pages} pages, cold: ${off.toFixed(2)} ${name} without search, ${on.toFixed(2)} with it, ${((on / off - 1) * 100).toFixed(0)} % more`,
    )
  }
  const files = filesOf(join(root, 'dist')).filter((file) =>
    /assets[/\\]search[/\\]|search-index[/\\]/.test(file),
  )
  console.log(`The index: ${files.length} files, ${inKilobytes(files.map((file) => readFileSync(file)))}`)
  const [common, middle, rare] = [words[2], words[300], words[6000]] as [string, string, string]
  const queries = {
    'a common word': common,
    'a word': middle,
    'a rare word': rare,
    'a prefix': middle.slice(0, 4),
    'two letters': middle.slice(0, 2),
    'a typo': `${rare.slice(0, 4)}x${rare.slice(5)}`,
    'a typo in the first three letters': `${rare.slice(0, 2)}x${rare.slice(3)}`,
    'three words': `${common} ${middle} ${words[40]}`,
  }
  console.table(await measureQueries(join(root, 'dist'), queries))
  await benchLibraries({ root, queries, work })
}

/** The browser's search code, which reads the files of `dist/` instead of the network. */
async function measureQueries(outDir: string, queries: Readonly<Record<string, string>>): Promise<object> {
  const site = readdirSync(join(outDir, 'assets')).find((name) => /^site\..*\.json$/.test(name)) as string
  const { search } = JSON.parse(readFileSync(join(outDir, 'assets', site), 'utf8')) as SiteData
  if (search?.provider !== 'local') throw new Error('The site has no search of its own.')
  let loaded: Buffer[] = []
  globalThis.fetch = async (url) => {
    const content = readFileSync(join(outDir, String(url)))
    loaded.push(content)
    return new Response(new Uint8Array(content))
  }
  const rows: Record<string, object> = {}
  for (const [name, query] of Object.entries(queries)) {
    loaded = []
    const provider = localProvider(search, 'en')
    const ask = () => provider.search(query, { tags: Object.keys(search.indexes), offset: 0, limit: 10 })
    const first = await timed(ask)
    const again: number[] = []
    for (let round = 0; round < 20; round++) again.push((await timed(ask)).milliseconds)
    rows[name] = {
      pages: first.value.total,
      files: loaded.length,
      'loaded before the first result': inKilobytes(loaded),
      'first ms': first.milliseconds.toFixed(1),
      'again ms': median(again).toFixed(1),
    }
  }
  return rows
}
