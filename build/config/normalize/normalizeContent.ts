// Instances of docs and pages with all their options.
import type * as v from 'valibot'
import type { UnifiedPlugins } from '../../model/config/markdownExtensions.ts'
import type { DocsConfig, PagesConfig } from '../../model/project.ts'
import { inOneForm } from '../../shared/paths.ts'
import type { docs } from '../options/docs.ts'
import type { pages } from '../options/pages.ts'
import { severityOf } from '../severity.ts'
import { trimSlashes } from '../trimSlashes.ts'
import { unifiedPluginsOf } from './normalizeMarkdown.ts'

/** Whether a path below the content folder is a folder. */
export type InContent = (path: string) => boolean

/** `all` are the plugins of `markdown`, which every instance has. */
export function docsOf(
  raw: v.InferOutput<typeof docs>,
  all: UnifiedPlugins,
  inContent: InContent,
): DocsConfig {
  // A folder of plain Markdown without docs/ is the documentation itself.
  const isRoot = raw.path === undefined && raw.id === 'default' && !inContent('docs')
  const path = isRoot ? '' : trimSlashes(raw.path ?? 'docs')
  return {
    ...raw,
    path,
    routeBasePath: trimSlashes(
      raw.routeBasePath ?? (path === '' ? '/' : raw.id === 'default' ? 'docs' : path),
    ),
    sidebarPath: raw.sidebarPath === undefined ? null : raw.sidebarPath,
    onInlineTags: severityOf[raw.onInlineTags],
    editUrl: raw.editUrl ?? null,
    sidebarItemsGenerator: raw.sidebarItemsGenerator ?? null,
    lastVersion: raw.lastVersion === undefined ? null : inOneForm(raw.lastVersion),
    onlyIncludeVersions: raw.onlyIncludeVersions?.map(inOneForm) ?? null,
    versions: Object.fromEntries(Object.entries(raw.versions).map(([name, own]) => [inOneForm(name), own])),
    categoryIndexNames: raw.categoryIndexNames.map((name) => name.toLowerCase()),
    tagsBasePath: trimSlashes(raw.tagsBasePath),
    ...unifiedPluginsOf(all, raw),
  }
}

export const pagesOf = (
  raw: v.InferOutput<typeof pages>,
  all: UnifiedPlugins,
  inContent: InContent,
): PagesConfig => ({
  ...raw,
  // Docusaurus sites have theirs in src/.
  path: trimSlashes(raw.path ?? (!inContent('pages') && inContent('src/pages') ? 'src/pages' : 'pages')),
  routeBasePath: trimSlashes(raw.routeBasePath),
  ...unifiedPluginsOf(all, raw),
  editUrl: raw.editUrl ?? null,
})
