// What a text may ask of its surroundings: variables, and the version, language and profile that conditions
// compare.

import type { Glossary } from './glossary.ts'

/** A value is one line of Markdown, or code inside of a code block. */
type Values = Readonly<Record<string, string>>

/** `markdown.variables`: more specific values replace those of the site. */
export interface VariablesConfig {
  readonly site: Values
  readonly locales: Readonly<Record<string, Values>>
  readonly versions: Readonly<Record<string, Values>>
  readonly profiles: Readonly<Record<string, Values>>
}

/** The context of the files of one version in one language. */
export interface TextContext {
  /** Null where the site has no variables: `{{` is text. */
  readonly values: Values | null
  /** Null where the site has none in this language. */
  readonly glossary: Glossary | null
  /** Whether `:::only` is a condition. */
  readonly conditions: boolean
  /** Milliseconds since 1970; null where pages have no time. */
  readonly now: number | null
  readonly locale: string
  readonly locales: readonly string[]
  /** Null for files without a version. */
  readonly version: string | null
  /** Null for a build without a profile. */
  readonly profile: string | null
  readonly profiles: readonly string[]
}
