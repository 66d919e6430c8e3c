// One docs instance as the content of Docusaurus' docs plugin.

import { docEditHref } from '../../kinds/docs/docData.ts'
import { hasFolderSlug } from '../../kinds/docs/documents.ts'
import { neighbours } from '../../kinds/docs/neighbours.ts'
import { docusaurusTag } from '../../kinds/docusaurusTag.ts'
import { contentPermalink } from '../../kinds/permalink.ts'
import { writtenFields } from '../../kinds/writtenFields.ts'
import type { Doc, DocRouteEntry, DocsInstance, DocsRoute, DocsVersion } from '../../model/docs.ts'
import { lazyField } from '../../shared/lazyField.ts'
import { decodePath, hrefOf, type RoutePath } from '../../shared/paths.ts'
import type { LinkData } from '../../shared/routeData.ts'
import type { ContentContext } from './contentContext.ts'
import { lastUpdated } from './lastUpdated.ts'
import { sidebarItems } from './sidebarItems.ts'

export type DocsContents = ReturnType<typeof docsContents>

export function docsContents(instance: DocsInstance, context: ContentContext) {
  const routes = new Map<Doc, DocRouteEntry>()
  for (const route of context.site.routes)
    if (isDoc(route) && route.instance === instance) routes.set(route.doc, route)
  return { loadedVersions: instance.versions.map((version) => versionOf(version, routes, context)) }
}

const isDoc = (route: { readonly kind: string; readonly type: string }): route is DocRouteEntry =>
  route.kind === ('docs' satisfies DocsRoute['kind']) && route.type === ('doc' satisfies DocsRoute['type'])

function versionOf(version: DocsVersion, routes: ReadonlyMap<Doc, DocRouteEntry>, context: ContentContext) {
  const { name, label, banner, badge, noIndex, className, path, isLast, tags, sidebars } = version
  const { config, pathOf } = context
  const { folder, localizedFolder, sidebarFile } = version
  const loaded = {
    ...{ versionName: name, label, banner, badge, noIndex, className, isLast },
    path: decodePath(hrefOf(path === '' ? '/' : path, config.baseUrl)),
    tagsPath: tags.route === null ? undefined : contentPermalink(tags.route, config),
    routePriority: isLast ? -1 : undefined,
    sidebarFilePath: sidebarFile === null ? undefined : pathOf(sidebarFile),
    contentPath: pathOf(folder),
    contentPathLocalized: localizedFolder === null ? undefined : pathOf(localizedFolder),
    drafts: [],
  }
  lazyField(loaded, 'docs', () =>
    [...version.docs]
      .flatMap((doc) => routes.get(doc) ?? [])
      .map((route) => docOf(route, context))
      .sort((a, b) => a.id.localeCompare(b.id)),
  )
  lazyField(loaded, 'sidebars', () =>
    Object.fromEntries(sidebars.map((one) => [one.name, sidebarItems(one.items, config)])),
  )
  return loaded
}

function docOf(route: DocRouteEntry, context: ContentContext) {
  const { doc, page, version, instance } = route
  const { config } = context
  const { frontMatter, excerpt } = page.facts
  const { previous, next } = neighbours(doc, version, context)
  const slash = hasFolderSlug(doc, config)
  const shown = {
    id: doc.id,
    title: doc.title,
    description: frontMatter.description ?? excerpt ?? '',
    source: `@site/${page.source}`,
    sourceDirName: doc.file.rawFolder === '' ? '.' : doc.file.rawFolder,
    slug: slugOf(doc.route, slash, version),
    permalink: contentPermalink(doc.route, config, { slash }),
    draft: frontMatter.draft === true,
    unlisted: doc.unlisted,
    editUrl: docEditHref(route, context) ?? undefined,
    tags: (version.tags.byDoc.get(doc.id) ?? []).map((tag) => docusaurusTag(tag, config)),
    version: version.name,
    ...lastUpdated(page, instance.config, context),
    sidebarPosition: frontMatter.sidebar_position ?? doc.file.position ?? undefined,
    sidebar: doc.sidebar ?? undefined,
    previous: linkOf(previous),
    next: linkOf(next),
  }
  lazyField(shown, 'frontMatter', () =>
    writtenFields(page, context.config, () => context.read(page.source).data),
  )
  return shown
}

/** Below the version: `/guides/tabs`. That of the main document of a folder ends with a slash: `/guides/`. */
function slugOf(route: RoutePath, slash: boolean, { path }: DocsVersion): string {
  const slug = route.slice(path.length).replace(/\/$/, '')
  return slash || slug === '' ? `${slug}/` : slug
}

const linkOf = (link: LinkData | null) =>
  link
    ? {
        title: link.label,
        permalink: decodePath(link.slash ? link.href : link.href.replace(/(?<=.)\/$/, '')),
      }
    : undefined
