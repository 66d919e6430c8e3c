// Helpers that the readers of navbar items share: their context, and fields that all items have.
import type { ResolvedHref } from '../model/links.ts'
import type { NavbarItemConfig } from '../model/project.ts'
import type { LocaleSite } from '../model/site.ts'
import { linkAttributes } from './linkAttributes.ts'

/** Reports a mistake in an item. */
export interface NavbarMistake {
  /** Path of the item: `themeConfig.navbar.items[0]`. */
  readonly path: string
  /** The wrong field, below `path`: `docId`. Absent if the whole item is wrong. */
  readonly key?: string
  readonly message: string
  readonly hint?: string
}

export interface NavbarContext {
  readonly localeSite: LocaleSite
  /** Whether URLs that code of Docusaurus compares have no slash at the end. */
  readonly leavesSlashes?: boolean
  /** That of the language. */
  readonly baseUrl: string
  readonly resolve: (href: string) => ResolvedHref
  readonly report: (mistake: NavbarMistake) => void
}

/** A field that must be a string. */
export const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** The fields that every item has. */
export const base = (item: NavbarItemConfig) => ({
  position: item['position'] === 'left' ? ('left' as const) : ('right' as const),
  ...(text(item['className']) === undefined ? {} : { className: text(item['className']) as string }),
})

/** The fields that every link has. */
export const linkBase = (item: NavbarItemConfig) => {
  const attributes = linkAttributes(item)
  return {
    ...base(item),
    ...optional('activeClassName', item['activeClassName']),
    ...optional('html', item['html']),
    ...optional('ariaLabel', item['aria-label'] ?? item['ariaLabel']),
    ...(attributes ? { attributes } : {}),
  }
}

/** The field when it is a string, else no field. */
export const optional = <K extends string>(key: K, value: unknown): { [P in K]?: string } =>
  typeof value === 'string' ? ({ [key]: value } as { [P in K]?: string }) : {}
