// A text as the elements that MDX makes of it, in JSON.
import { folderOf, joinPath } from './paths.ts'

/**
 * Properties of React. `@` has the numbers of links, whose attributes the build finishes later; `{` is the
 * number of the value that has the properties; 0 is none.
 */
export type ElementProperties = Readonly<Record<string, unknown>> | 0

/**
 * A text, or an element: its name, its properties and its children. `h2` is what the theme has for the name,
 * or the element itself; `:div` is always the element, `$0` an imported component, `<>` a fragment, `<0` a
 * component that is a value, `{0` a value, and `!` the place at which lists of posts cut the text.
 */
export type ElementNode = string | ElementWith

type ElementWith = readonly [name: string, properties: ElementProperties, ...children: ElementNode[]]

export interface TextData {
  readonly nodes: readonly ElementNode[]
  /** The components that `$0`, `$1` … stand for. */
  readonly imports: readonly { readonly specifier: string; readonly imported: string }[]
}

/**
 * The module with the values of a text. The key is that of its code: other words do not change it.
 */
export const valuesName = (source: string, key: string): string => `@site/${source}?values=${key}`

/** The name of a module that a text imports: equal texts in two folders mean different files. */
export const moduleName = (specifier: string, source: string): string =>
  /^\.\.?\//.test(specifier) ? `@site/${joinPath(folderOf(source), specifier)}` : specifier
