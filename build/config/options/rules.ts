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

const budget = v.record(v.picklist(['html', 'scripts', 'styles', 'images']), wholeNumber(0))

export const rules = group({
  vagueLinkText: v.optional(group({ words: v.optional(texts, vagueWords) }), {}),
  wrongTerm: v.optional(group({ terms: v.optional(v.record(v.string(), v.string()), {}) }), {}),
  longSentence: v.optional(group({ words: v.optional(wholeNumber(1), 40) }), {}),
  fenceStyle: v.optional(group({ marker: v.optional(v.picklist(['`', '~']), '`') }), {}),
  listMarkers: v.optional(group({ marker: v.optional(v.picklist(['same', '-', '*', '+']), 'same') }), {}),
  hugeImage: v.optional(group({ maxBytes: v.optional(wholeNumber(1), 1_000_000) }), {}),
  pageWeight: v.optional(
    group({
      html: v.optional(wholeNumber(0), 300_000),
      scripts: v.optional(wholeNumber(0), 1_000_000),
      styles: v.optional(wholeNumber(0), 200_000),
      images: v.optional(wholeNumber(0), 2_000_000),
      search: v.optional(wholeNumber(0)),
      docs: v.optional(budget),
      blog: v.optional(budget),
      pages: v.optional(budget),
    }),
    {},
  ),
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

type Budget = { readonly [K in 'html' | 'scripts' | 'styles' | 'images']?: number }

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
   * Terms that the site writes in one way.
   * @default {}
   * @example { terms: { github: 'GitHub' } }
   */
  readonly wrongTerm?: {
    /**
     * Wrong form and right form, added to those of `terms.yml`. A wrong form in lower case also
     * matches other capitalizations.
     * @default {}
     * @example { github: 'GitHub' }
     */
    readonly terms?: { readonly [wrong: string]: string }
  }
  /**
   * Sentences with many words.
   * @default {}
   * @example { words: 30 }
   */
  readonly longSentence?: {
    /**
     * Most words of a sentence.
     * @default 40
     * @example 30
     */
    readonly words?: number
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
   * Most bytes of the files that a page loads, as they are on the disk.
   * @default {}
   * @example { html: 100000, blog: { images: 5000000 } }
   */
  readonly pageWeight?: {
    /**
     * Of the document.
     * @default 300000
     * @example 100000
     */
    readonly html?: number
    /**
     * Of all scripts.
     * @default 1000000
     * @example 500000
     */
    readonly scripts?: number
    /**
     * Of all style sheets.
     * @default 200000
     * @example 100000
     */
    readonly styles?: number
    /**
     * Of all images.
     * @default 2000000
     * @example 1000000
     */
    readonly images?: number
    /**
     * Of the search index of the site.
     * @default none
     * @example 5000000
     */
    readonly search?: number
    /**
     * Other budgets for the pages of the docs.
     * @default none
     * @example { images: 500000 }
     */
    readonly docs?: Budget
    /**
     * Other budgets for the pages of blogs.
     * @default none
     * @example { images: 5000000 }
     */
    readonly blog?: Budget
    /**
     * Other budgets for all other pages.
     * @default none
     * @example { scripts: 2000000 }
     */
    readonly pages?: Budget
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
   * Reports of Vale and cspell in JSON, whose findings `check` adds to its own.
   * @default []
   * @example ['vale.json']
   */
  readonly import?: string[]
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
  readonly import: readonly string[]
  readonly [code: string]: unknown
}

export const codes = Object.keys(defaultSeverities)
