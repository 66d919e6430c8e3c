// `npm run content-report [-- --prose COMMAND]`: words, pages, pictures and code blocks of the content, and which
// pages tests follow. COMMAND is a style checker that prints "N of M sentences" for the folder it gets.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findSamples } from '../build/samples/findSamples.ts'
import { fencesOf } from '../test/support/docFences.ts'

const folders = [
  'docs',
  'versioned_docs/version-3.6.3',
  'versioned_docs/version-3.5.2',
  'blog',
  'changelog',
  'community',
]
/** A document with fewer words is named. */
const fewWords = 150

const at = process.argv.indexOf('--prose')
const prose = at === -1 ? null : (process.argv[at + 1] ?? '')

interface Row {
  readonly folder: string
  readonly pages: number
  readonly words: number
  readonly short: readonly string[]
  readonly pictures: number
  readonly blocks: number
  /** Tested blocks of each page. */
  readonly samples: readonly number[]
  readonly prose: string
}

const rows = folders.map((folder) => rowOf(join('content', folder)))
const heads = [
  'Content',
  'Pages',
  'Words',
  `Under ${fewWords} words`,
  'Pictures',
  'Code blocks',
  'Flagged sentences',
]
const line = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`
console.log(line(heads))
console.log(`|---|${'--:|'.repeat(heads.length - 1)}`)
for (const { folder, pages, words, short, pictures, blocks, prose: flagged } of rows)
  console.log(line([folder, pages, words.toLocaleString('en'), short.length, pictures, blocks, flagged]))

const tested = rows[0]?.samples.filter((samples) => samples > 0) ?? []
console.log(
  `\n\`troodon test\` follows ${tested.length} pages with ${tested.reduce((a, b) => a + b, 0)} code blocks.`,
)
for (const file of rows[0]?.short ?? []) console.log(`${file} has fewer than ${fewWords} words.`)

function rowOf(folder: string): Row {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => join(folder, file))
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  const counts = texts.map((text) => text.split(/\s+/).length)
  const images = texts.map((text) => text.match(/!\[[^\]]*\]\([^)]+\)|<(?:img|ThemedImage)\b/g) ?? [])
  // The dark version of a picture is not another one.
  const shown = images.flat().filter((image) => !image.includes('#gh-dark-mode-only'))
  return {
    folder,
    pages: files.length,
    words: counts.reduce((sum, one) => sum + one, 0),
    short: files.filter((_, index) => (counts[index] ?? 0) < fewWords),
    pictures: shown.length,
    blocks: files.flatMap(fencesOf).length,
    samples: texts.map((text) => findSamples(text).length),
    prose: prose === null ? '' : flaggedIn(folder),
  }
}

/** `3 of 3,459`, as the checker counts them. */
function flaggedIn(folder: string): string {
  const printed = execFileSync(prose ?? '', [folder], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  return /^(\d+ of \d+) sentences/m.exec(printed)?.[1] ?? '?'
}
