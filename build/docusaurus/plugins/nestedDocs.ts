// The pages of docs among those of a finished build, as plugins made for Docusaurus receive them: below the
// root of their docs and that of their version, with the data of the version.
import { lazyField } from '../../shared/lazyField.ts'

export interface FlatRoute {
  readonly path: string
  readonly component: string
  readonly plugin: { readonly name: string; readonly id: string }
}

type Raw = Readonly<Record<string, unknown>>

/** A document of `loadedVersions`. */
interface LoadedDoc extends Raw {
  readonly id: string
  readonly source: string
  readonly permalink: string
}

/** A version of a docs instance as plugins read it. */
export interface LoadedVersion extends Raw {
  readonly versionName: string
  readonly path: string
  readonly routePriority?: number | undefined
  readonly docs: readonly LoadedDoc[]
  readonly sidebars: Readonly<Record<string, readonly Raw[]>>
}

const ofTags = new Set(['@theme/DocTagsListPage', '@theme/DocTagDocListPage'])

/** `routes` are the pages of one instance. The data of a version is made when it is read. */
export function nestedDocs(
  routes: readonly FlatRoute[],
  versions: readonly LoadedVersion[],
  plugin: FlatRoute['plugin'],
): object {
  const bare = (path: string): string => path.replace(/\/$/, '')
  const isBelow = (path: string, of: string): boolean => `${path}/`.startsWith(`${bare(of)}/`)
  const inner = [...versions].sort((one, other) => other.path.length - one.path.length)
  const versionOf = new Map(
    routes.map((route) => [route, inner.find(({ path }) => isBelow(route.path, path))]),
  )
  const base = versions.reduce(
    (shortest, { path }) => (path.length < shortest.length ? path : shortest),
    inner[0]?.path ?? '/',
  )
  const below = (version: LoadedVersion) => {
    const own = routes.filter((route) => versionOf.get(route) === version)
    const isTag = ({ component }: FlatRoute): boolean => ofTags.has(component)
    const root = { path: version.path, exact: false }
    const pages = own.filter((route) => !isTag(route)).map(withoutPlugin)
    const { routePriority: priority } = version
    return {
      ...{ ...root, component: '@theme/DocVersionRoot' },
      routes: [
        ...own.filter(isTag).map(withoutPlugin),
        { ...root, component: '@theme/DocRoot', routes: pages },
      ],
      props: versionProps(version, plugin.id),
      ...(priority === undefined ? {} : { priority }),
    }
  }
  return { plugin, path: base, exact: false, component: '@theme/DocsRoot', routes: versions.map(below) }
}

function withoutPlugin(route: FlatRoute): object {
  const { plugin: _, ...others } = Object.getOwnPropertyDescriptors(route)
  return Object.defineProperties({}, others)
}

/** `version` as the components of a document receive it. */
function versionProps(version: LoadedVersion, pluginId: string): object {
  const props = {}
  lazyField(props, 'version', () => {
    const { versionName, label, banner, badge, noIndex, className, isLast } = version
    const docs = new Map(version.docs.map((doc) => [doc.id, doc]))
    return {
      ...{ pluginId, version: versionName, label, banner, badge, noIndex, className, isLast },
      docsSidebars: Object.fromEntries(
        Object.entries(version.sidebars).map(([name, items]) => [
          name,
          items.map((item) => shownItem(item, docs)),
        ]),
      ),
      docs: Object.fromEntries(
        version.docs.map(({ id, title, description, sidebar }) => [id, { id, title, description, sidebar }]),
      ),
    }
  })
  return props
}

type Docs = ReadonlyMap<unknown, LoadedDoc>

/** An item of a sidebar as a link, with the URL of its document or page. */
function shownItem(item: Raw, docs: Docs): object {
  const { type, id, link, ...own } = item
  if (type === 'doc' || type === 'ref') {
    const { permalink: href, unlisted }: Raw = docs.get(id) ?? {}
    return { type: 'link', ...own, href, docId: id, unlisted }
  }
  if (type !== 'category') return item
  const { id: main, permalink } = (link ?? {}) as Raw
  const { permalink: href = permalink, unlisted }: Raw = docs.get(main) ?? {}
  const items = (own['items'] as readonly Raw[]).map((one) => shownItem(one, docs))
  return { type, ...own, items, href, linkUnlisted: unlisted === true ? true : undefined }
}
