// Access of plugins to the content of the site: of those that wrap the packages of docs, blogs and pages, and
// of those that read `allContent`. The content is loaded only for a site with such a plugin.

import type { ContentHost } from '../../config/modules/contentPackages.ts'
import type { ContentChanges } from '../../model/contentChanges.ts'
import { type ContentKindName, contentPlugin } from '../../model/contentPlugin.ts'
import type { Config } from '../../model/project.ts'
import { changesIn, contentState } from '../contents/contentChanges.ts'
import type { Contents } from '../contents/contents.ts'

/** The data of the site that plugins can read before it is built. */
export interface LoadedContents {
  readonly contents: Contents
  /** Whether a path with the base URL is a page of the site's own. */
  readonly hasPage: (path: string) => boolean
  /** The metadata of a post or document by its file: `@site/blog/pond.md`. */
  readonly metadataOf: (source: string) => unknown
}

/** Loads them as the files are now. */
export type LoadContents = () => Promise<LoadedContents>

export const noContents: LoadedContents = { contents: {}, hasPage: () => false, metadataOf: () => undefined }

export interface ContentAccess {
  readonly host: ContentHost
  /** Whether a plugin wraps a package. */
  readonly isWrapped: () => boolean
  /** The changes that wrappers have made to their content. */
  readonly changes: readonly ContentChanges[]
}

/** A plugin may write files before it loads the content that it wraps: each call loads what is there. */
export function openContentAccess(config: Config, load: LoadContents, locale: string): ContentAccess {
  let isWrapped = false
  const changes: ContentChanges[] = []
  return {
    changes,
    host(kind, { id = 'default' }) {
      const name = contentPlugin(kind)
      if (!instances[kind](config).some((one) => one.id === id))
        throw new Error(unknownInstance(kind, String(id)))
      isWrapped = true
      let before: ReturnType<typeof contentState> | null = null
      return {
        async load() {
          const content = (await load()).contents[name]?.[String(id)]
          // The wrapper may change the content itself.
          before = contentState(content)
          return content
        },
        onLoaded(content) {
          if (before) changes.push(changesIn(before, contentState(content), `${String(id)} ${locale}`))
        },
      }
    },
    isWrapped: () => isWrapped,
  }
}

const instances: Readonly<Record<ContentKindName, (config: Config) => readonly { readonly id: string }[]>> = {
  docs: ({ docs }) => docs,
  blog: ({ blogs }) => blogs,
  pages: ({ pages }) => pages,
}

const unknownInstance = (kind: ContentKindName, id: string): string =>
  `It wraps @docusaurus/plugin-content-${kind}, but the site has no ${kind} with the id "${id}". Add them to the configuration: ${kind}: { id: '${id}' }`
