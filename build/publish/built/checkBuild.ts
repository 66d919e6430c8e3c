// Reasons not to deploy a build. Each has a name, with which the user allows it.
import { UsageError } from '../../model/usageError.ts'
import type { BuildDoubts } from './builtSite.ts'

const allowable = ['unfinished', 'failed', 'changed', 'url', 'lock', 'foreign'] as const
export type Allowable = (typeof allowable)[number]

/** Throws a UsageError for another word. `value` is a list with commas. */
export function readAllowed(value: string | undefined): ReadonlySet<Allowable> {
  const words = (value ?? '').split(',').filter((word) => word !== '')
  for (const word of words)
    if (!(allowable as readonly string[]).includes(word))
      throw new UsageError(
        `--allow needs one of ${allowable.join(', ')}, or several with commas, not ${word}.`,
      )
  return new Set(words as Allowable[])
}

export interface UrlFacts {
  /** The target that the site was built for. */
  readonly built: string
  /** The value of `--url`. */
  readonly wanted: string | null
  /** The site that is in the target. */
  readonly deployed: string | null
}

/** Throws a UsageError with all reasons that are not allowed. */
export function checkBuild(doubts: BuildDoubts, urls: UrlFacts, allowed: ReadonlySet<Allowable>): void {
  const found = [...buildReasons(doubts), ...urlReasons(urls)].filter(({ name }) => !allowed.has(name))
  if (found.length === 0) return
  const names = [...new Set(found.map(({ name }) => name))].join(',')
  throw new UsageError(
    `${found.map(({ text }) => text).join('\n')}\nNothing was deployed. To deploy anyway, add --allow ${names}.`,
  )
}

interface Reason {
  readonly name: Allowable
  readonly text: string
}

function buildReasons({ unfinished, failed, changed }: BuildDoubts): readonly Reason[] {
  const [first = ''] = changed
  const others = changed.length > 1 ? ` and ${changed.length - 1} other files were` : ' was'
  return [
    ...(unfinished
      ? [
          reason(
            'unfinished',
            'A build was interrupted while it wrote the output. Run troodon build to finish it.',
          ),
        ]
      : []),
    ...(failed
      ? [reason('failed', 'The last build had errors. Correct them and run troodon build again.')]
      : []),
    ...(changed.length > 0
      ? [reason('changed', `${first}${others} changed or removed after the build. Run troodon build again.`)]
      : []),
  ]
}

function urlReasons({ built, wanted, deployed }: UrlFacts): readonly Reason[] {
  const expected = wanted ?? deployed
  if (expected !== null && expected !== built)
    return [
      reason(
        'url',
        `The site was built for ${built}, but ${wanted === null ? 'the target has' : '--url says'} ${expected}. ` +
          `Build it with --url ${expected}.`,
      ),
    ]
  return isLocal(built)
    ? [reason('url', `The site was built for ${built}. Set url in the configuration, or build with --url.`)]
    : []
}

const isLocal = (url: string): boolean => /^https?:\/\/(?:localhost|127\.|\[::1\])/.test(url)

const reason = (name: Allowable, text: string): Reason => ({ name, text })
