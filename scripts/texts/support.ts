// What Troodon supports of each Docusaurus release (content/support.yml), as the tables of the changelog and of
// the migration guide.
import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'

export interface Change {
  /** What Docusaurus changed. */
  readonly change: string
  /** `unneeded`: a site loses nothing without it. */
  readonly supported: 'yes' | 'partly' | 'no' | 'unneeded'
  /** A key of `topics`, if a part of it is supported. */
  readonly topic?: string
  /** A sentence, or what follows on "Supported". */
  readonly note?: string
}

export interface Support {
  readonly topics: Readonly<Record<string, { readonly docs: string; readonly test: string }>>
  /** Newest first. */
  readonly releases: Readonly<Record<string, readonly Change[]>>
}

export const readSupport = (): Support => load(readFileSync('content/support.yml', 'utf8')) as Support

/** The table of a page of the changelog. */
export function supportTable(changes: readonly Change[], topics: Support['topics']): string {
  const rows = changes.map((change) => `| ${change.change} | ${cellOf(change, topics)} |`)
  return ['| Change | In Troodon |', '| --- | --- |', ...rows].join('\n')
}

/** What a site can miss: the changes of all releases that are not supported, or only in part. */
export function missingTable({ releases, topics }: Support): string {
  const rows = Object.entries(releases).flatMap(([release, changes]) =>
    changes
      .filter(({ supported }) => supported === 'no' || supported === 'partly')
      .map(
        (change) =>
          `| ${change.change} | [${release}](/changelog/${encodeURIComponent(release)}/) | ${cellOf(change, topics)} |`,
      ),
  )
  return ['| In Docusaurus | Since | In Troodon |', '| --- | --- | --- |', ...rows].join('\n')
}

const words = { yes: 'Supported', partly: 'Partly supported', no: 'Not supported', unneeded: 'Not needed' }

function cellOf({ supported, topic = '', note = '' }: Change, topics: Support['topics']): string {
  const docs = topics[topic]?.docs
  const word = docs ? `[${words[supported]}](${docs})` : words[supported]
  if (note === '') return word
  const follows = /^(?!esbuild )[a-z]/.test(note)
  return follows ? `${word} ${note}` : `${word}. ${note}`
}
