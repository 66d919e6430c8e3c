// Terms in a text: whole words, and of two that begin in the same place the longer one.
import type { Glossary, Term } from '../../model/glossary.ts'

/** The forms of terms, such as names and abbreviations, by their first word. */
export type Forms<T> = Map<string, [form: string, meaning: T][]>

/** Forms that begin with the same word are tried one after the other. */
const mostOfOneWord = 20

const word = /[\p{L}\p{N}]+/gu

const firstWord = (form: string): string => form.match(word)?.[0] ?? ''

export function addForm<T>(forms: Forms<T>, form: string, meaning: T): void {
  const first = firstWord(form)
  const same = forms.get(first) ?? []
  if (same.length < mostOfOneWord) same.push([form, meaning])
  // The longest one wins.
  forms.set(
    first,
    same.sort(([a], [b]) => b.length - a.length),
  )
}

export interface FoundForm<T> {
  readonly at: number
  readonly form: string
  readonly meaning: T
}

export function* formsIn<T>(content: string, forms: Forms<T>): Generator<FoundForm<T>> {
  let end = 0
  for (const match of content.matchAll(word)) {
    if (match.index < end) continue
    const found = forms.get(match[0])?.find(([form]) => isAt(content, match.index, form))
    if (!found) continue
    yield { at: match.index, form: found[0], meaning: found[1] }
    end = match.index + found[0].length
  }
}

const isAt = (content: string, from: number, form: string): boolean =>
  content.startsWith(form, from) &&
  !/^[\p{L}\p{N}]/u.test(content.slice(from + form.length, from + form.length + 2))

/** All texts of a language are searched for the same forms. */
const known = new WeakMap<Glossary, Forms<Term>>()

/** The terms of the glossary whose names or aliases are in the text, code and links included. */
export function termsIn(text: string, glossary: Glossary): readonly Term[] {
  const found = new Set<Term>()
  const forms = known.get(glossary) ?? formsOf(Object.values(glossary))
  known.set(glossary, forms)
  for (const { meaning } of formsIn(text, forms)) found.add(meaning)
  return [...found].sort((a, b) => (a.name < b.name ? -1 : 1))
}

export function formsOf(terms: readonly Term[]): Forms<Term> {
  const forms: Forms<Term> = new Map()
  for (const term of terms) for (const form of [term.name, ...term.aliases]) addForm(forms, form, term)
  return forms
}

/** The first paragraph of Markdown as plain text. */
export const plainMeaning = (definition: string): string =>
  (definition.split(/\n[ \t]*\n/)[0] ?? '')
    .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/(^|[^\p{L}\p{N}\\])(\*{1,3}|_{1,3}|`+|~~|==)(?=\S)(.*?\S)\2(?![\p{L}\p{N}])/gu, '$1$3')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
