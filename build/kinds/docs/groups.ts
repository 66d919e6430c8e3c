// Each version is planned from files of its own. Pages of other versions show where its pages are, for the
// menu of versions and the canonical URL.
import type { DocsInstance, DocsRoute, DocsVersion } from '../../model/docs.ts'
import type { ContentKind } from '../contentKind.ts'

export const docsGroups: NonNullable<ContentKind<DocsInstance, DocsRoute>['groups']> = {
  in: ({ config, versions }) =>
    versions.map((version) => ({
      name: nameOf(config.id, version),
      folders: [version.folder, version.localizedFolder].filter((folder) => folder !== null),
      files: version.sidebarFile === null ? [] : [version.sidebarFile],
      outline: outlineOf(version),
    })),
  nameFor: ({ instance, version }) => nameOf(instance.config.id, version),
}

const nameOf = (instance: string, { name }: DocsVersion): string => `${instance}/${name}`

const outlineOf = ({
  docs,
  docsById: _,
  draftIds: __,
  sidebars: ___,
  tags: ____,
  ...version
}: DocsVersion) => ({
  ...version,
  docs: docs.map(({ id, route }) => [id, route]),
  indexes: version.indexes.map(({ slug, route }) => [slug, route]),
  mainDoc: version.mainDoc?.route ?? null,
})
