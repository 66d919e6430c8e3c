// The dialog of Troodon's search in a site with its own theme.

import type { RouteData } from '../../../build/shared/routeData.ts'
import type { SearchData, SiteData } from '../../../build/shared/siteData.ts'
import { openOwnDialog } from '../../search/ownDialog.tsx'
import { scopeOf } from '../../search/scope.ts'
import type { DialogOptions, SearchDialog } from '../../search/searchDialog.ts'
import { openStorage, type Storage_ } from '../../state/storage.ts'
import { site } from '../given.ts'
import { text } from './texts.ts'

interface Version {
  readonly name: string
  readonly label: string
  readonly isLast: boolean
  readonly path: string
}

/** What the plugin of documents gives all components. */
const instances = Object.entries(
  (site.globalData['docusaurus-plugin-content-docs'] ?? {}) as Readonly<
    Record<string, { readonly versions: readonly Version[] }>
  >,
).map(([id, { versions }]) => ({ id, versions }))

export function openDialog(of: Pick<DialogOptions, 'go' | 'closed'>): Promise<SearchDialog> {
  const { type = 'localStorage', namespace = '' } = site.siteStorage as {
    readonly type?: 'localStorage' | 'sessionStorage'
    readonly namespace?: string
  }
  const storage = suffixed(
    namespace,
    openStorage('', () => window[type]),
  )
  const docs = { docs: instances } as unknown as SiteData
  const scope = () =>
    scopeOf(
      docs,
      { version: readVersion(window.location.pathname) } as unknown as RouteData,
      Object.fromEntries(instances.map(({ id }) => [id, storage.get(`docs-preferred-version-${id}`) ?? ''])),
    )
  return openOwnDialog({
    ...of,
    data: site.search?.data as SearchData,
    language: String(site.i18n['currentLocale']),
    site: docs,
    t: text,
    storage,
    tags: () => scope().tags,
    labelOf: (tag) => scope().labelOf(tag),
    own: {},
  })
}

/** Under the names of Docusaurus, without moving what it has stored under other ones. */
const suffixed = (suffix: string, storage: Storage_): Storage_ => ({
  ...storage,
  get: (key) => storage.get(key + suffix),
  set: (key, value) => storage.set(key + suffix, value),
})

/** The version whose documents are below the longest part of the path. */
function readVersion(pathname: string): { readonly instance: string; readonly name: string } | null {
  const inside = instances.flatMap(({ id, versions }) =>
    versions
      .filter(({ path }) => `${pathname}/`.startsWith(`${path.replace(/\/$/, '')}/`))
      .map(({ path, name }) => ({ instance: id, name, length: path.length })),
  )
  return inside.sort((a, b) => b.length - a.length)[0] ?? null
}
