// Options of rules, and severities for some files: the keys of `checks` that are not codes.
import * as v from 'valibot'
import { type DiagnosticCode, defaultSeverities } from '../../model/rules.ts'
import { group } from './group.ts'
import { texts, wholeNumber } from './values.ts'

/** The words of `onBrokenLinks`, and those of the report. */
export const severity = v.picklist([
  ...(['ignore', 'log', 'warn', 'throw', 'off', 'hint', 'info', 'warning', 'error'] as const),
])

type WrittenSeverity = v.InferOutput<typeof severity>

/** Words that say nothing about the target of a link. */
const vagueWords: string[] = [
  ...['here', 'click here', 'see here', 'this', 'link', 'this link', 'the link', 'more', 'read more'],
  ...['learn more', 'click', 'click this', 'click this link', 'this page', 'this article'],
]

export const rules = group({
  vagueLinkText: v.optional(group({ words: v.optional(texts, vagueWords) }), {}),
  fenceStyle: v.optional(group({ marker: v.optional(v.picklist(['`', '~']), '`') }), {}),
  listMarkers: v.optional(group({ marker: v.optional(v.picklist(['same', '-', '*', '+']), 'same') }), {}),
  hugeImage: v.optional(group({ maxBytes: v.optional(wholeNumber(1), 1_000_000) }), {}),
  deadLink: v.optional(
    group({
      only: v.optional(texts, []),
      skip: v.optional(texts, []),
      maxAgeDays: v.optional(wholeNumber(0), 7),
      timeoutSeconds: v.optional(wholeNumber(1), 20),
      retries: v.optional(wholeNumber(0), 2),
      perHost: v.optional(wholeNumber(1), 2),
    }),
    {},
  ),
})

export const overrides = v.array(
  group({
    files: v.union([texts, v.pipe(v.string(), v.minLength(1, 'must not be empty'))]),
    checks: v.record(v.string(), severity),
  }),
)

/** Comments for editors: the type that TypeScript makes of a schema with more keys does not accept them. */
interface RulesInput {
  /**
   * Links whose words say nothing.
   * @default {}
   * @example { words: ['hier', 'mehr'] }
   */
  readonly vagueLinkText?: {
    /**
     * Words that say nothing, in small letters. They replace the English ones of Troodon.
     * @default ['here', 'click here', 'see here', 'this', 'link', 'this link', 'the link', 'more', 'read more', 'learn more', 'click', 'click this', 'click this link', 'this page', 'this article']
     * @example ['hier', 'mehr']
     */
    readonly words?: string[]
  }
  /**
   * Fences of code blocks.
   * @default {}
   * @example { marker: '~' }
   */
  readonly fenceStyle?: {
    /**
     * Character of all fences.
     * @default '`'
     * @example '~'
     */
    readonly marker?: '`' | '~'
  }
  /**
   * Markers of bullet lists.
   * @default {}
   * @example { marker: '-' }
   */
  readonly listMarkers?: {
    /**
     * Marker of all bullet lists, or `same` for the one of the first list on the page.
     * @default 'same'
     * @example '-'
     */
    readonly marker?: 'same' | '-' | '*' | '+'
  }
  /**
   * Images that take long to load.
   * @default {}
   * @example { maxBytes: 300000 }
   */
  readonly hugeImage?: {
    /**
     * Largest image file that is not reported, in bytes.
     * @default 1000000
     * @example 300000
     */
    readonly maxBytes?: number
  }
  /**
   * Links to other sites, which `check --external` checks.
   * @default {}
   * @example { skip: ['https://intranet.park.example/'] }
   */
  readonly deadLink?: {
    /**
     * Beginnings of the URLs to check. `*` is any text. An empty list checks all.
     * @default []
     * @example ['https://github.com/park/*']
     */
    readonly only?: string[]
    /**
     * Beginnings of URLs to leave out. `*` is any text.
     * @default []
     * @example ['https://intranet.park.example/']
     */
    readonly skip?: string[]
    /**
     * How many days a good result in the cache counts.
     * @default 7
     * @example 30
     */
    readonly maxAgeDays?: number
    /**
     * How long to wait for an answer.
     * @default 20
     * @example 60
     */
    readonly timeoutSeconds?: number
    /**
     * How often to try again if a server is busy or a connection fails.
     * @default 2
     * @example 4
     */
    readonly retries?: number
    /**
     * How many requests one host gets at the same time.
     * @default 2
     * @example 1
     */
    readonly perHost?: number
  }
}

type Severities = { readonly [C in DiagnosticCode]?: WrittenSeverity }

interface Override {
  /**
   * Patterns of paths from the folder of the site.
   * @example ['docs/old/**']
   */
  readonly files: string | string[]
  /**
   * Severity of checks in these files.
   * @example { missingAlt: 'off' }
   */
  readonly checks: Severities
}

export type ChecksInput = Severities & {
  /**
   * Options of single checks by code.
   * @default {}
   * @example { hugeImage: { maxBytes: 300000 } }
   */
  readonly rules?: RulesInput
  /**
   * Other severities for some files. The last entry that names a file and a code wins.
   * @default []
   * @example [{ files: ['docs/old/**'], checks: { missingAlt: 'off' } }]
   */
  readonly overrides?: readonly Override[]
}

export interface ChecksOutput {
  readonly rules: v.InferOutput<typeof rules>
  readonly overrides: v.InferOutput<typeof overrides>
  readonly [code: string]: unknown
}

export const codes = Object.keys(defaultSeverities)
