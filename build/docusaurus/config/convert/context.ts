// The context of every part of the converter: the folder of the site, and where notes go.
import type { SetupGroup, SetupNote } from '../../../model/setupNote.ts'
import { nearest } from '../../../model/text/nearest.ts'
import type { Raw } from '../docusaurusConfig.ts'

export interface Convert {
  /** `./src/css/a.css` or an absolute path, from the folder of the site: `src/css/a.css`. */
  readonly path: (value: string) => string
  /** Whether a path from the folder of the site is a folder. */
  readonly hasFolder: (path: string) => boolean
  /** Whether the site has installed a Docusaurus whose theme can show its pages. */
  readonly hasTheme: boolean
  readonly note: (group: SetupGroup, text: string, more?: Pick<SetupNote, 'where' | 'todo'>) => void
}

/** How the keys of a Docusaurus object are converted. Keys that none of these names are reported. */
export interface KeyRules {
  /** Keys with the same name and values here. */
  readonly same?: readonly string[]
  /** Of those, the ones that may be `null`. */
  readonly nullable?: readonly string[]
  /** Keys that something else converts. */
  readonly other?: readonly string[]
  /** Keys that the theme of Docusaurus reads, where it shows the site. */
  readonly ofTheme?: readonly string[]
  /** Keys that need nothing here. */
  readonly ineffective?: readonly string[]
  /** Whether keys that nothing names mean something to the site's own components. */
  readonly isOpen?: boolean
  /** Keys without a counterpart, with what to do about each. */
  readonly unsupported?: Readonly<Record<string, string>>
}

/** The values of the keys that stay as they are; `path` is that of the object: `themeConfig.navbar`. */
export function convertKeys(
  given: Raw,
  path: string,
  rules: KeyRules,
  { note, hasTheme }: Convert,
): Record<string, unknown> {
  const kept: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(given)) {
    if (value === undefined || (Array.isArray(value) && value.length === 0 && rules.unsupported?.[key]))
      continue
    const where = path === '' ? key : `${path}.${key}`
    const isOfTheme = rules.ofTheme?.includes(key) === true
    if (isOfTheme && hasTheme) continue
    const todo = isOfTheme ? installTheme : rules.unsupported?.[key]
    if (rules.same?.includes(key)) {
      if (value !== null || rules.nullable?.includes(key)) kept[key] = value
    } else if (rules.ineffective?.includes(key)) note('ineffective', where)
    else if (todo !== undefined) note('unsupported', `${where} has no counterpart.`, { where, todo })
    else if (!rules.other?.includes(key) && !rules.isOpen) {
      const known = [...(rules.same ?? []), ...(rules.other ?? []), ...(rules.ineffective ?? [])]
      const similar = nearest(key, known)
      const unknown = { where, todo: similar === null ? 'Remove it.' : `Did you mean ${similar}?` }
      note('unsupported', `${where} is not an option of Docusaurus 3.`, unknown)
    }
  }
  return kept
}

const installTheme = 'Only the theme of Docusaurus reads it: install its packages, and they show the site.'

/** Without members that are undefined. */
export const defined = (value: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined))
