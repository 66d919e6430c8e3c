// The terms of a site with their meanings, from `glossary.yml`.

export interface Term {
  readonly name: string
  /** Markdown. */
  readonly definition: string
  /** Other words for the same, such as a plural. */
  readonly aliases: readonly string[]
  /** Where readers find more. */
  readonly link: string | null
}

/** By name, in the order of the file. */
export type Glossary = Readonly<Record<string, Term>>

/** Name of the file, in the content folder or in that of a language. */
export const glossaryFile = 'glossary.yml'
