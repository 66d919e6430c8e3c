// The packages `@docusaurus/plugin-content-docs`, `-blog` and `-pages` as plugins that wrap them see them.
// Troodon's own docs, blogs and pages take their place: a wrapper gets an instance that has the content of
// Troodon's, and that adds no pages.

import Module from 'node:module'
import { type ContentKindName, contentPlugin } from '../../model/contentPlugin.ts'

/** In a plugin's context: begins an instance. */
export type ContentHost = (kind: ContentKindName, options: Options) => HostedContent

interface HostedContent {
  readonly load: () => Promise<unknown>
  /** Called with the content that the instance gets to make its pages of: a wrapper may have changed it. */
  readonly onLoaded: (content: unknown) => void
}

type Options = Readonly<Record<string, unknown>>

/** In the actions of a plugin: makes the pages of an instance where the site's own theme shows them. */
export type ContentRoutes = (kind: ContentKindName, options: Options, loaded: LoadedContent) => unknown

interface LoadedContent {
  readonly content: unknown
  readonly actions?: { readonly [contentRoutes]?: ContentRoutes }
}

/** The key of these actions. Copies of the actions have it too. */
export const contentRoutes = Symbol.for('troodon.contentRoutes')

/** The key of the host in a context. Copies of the context have it too. */
export const contentHost = Symbol.for('troodon.contentHost')

const packages: ReadonlyMap<string, object> = new Map(
  (['docs', 'blog', 'pages'] as const).map((kind) => [`@docusaurus/plugin-content-${kind}`, packageOf(kind)]),
)

/** The exports of a package that Troodon takes the place of; undefined for others. */
export const contentPackage = (id: string): object | undefined => packages.get(id)

/** Whether code may wrap one of the packages. */
export const wrapsContent = (text: string): boolean =>
  /@docusaurus\/plugin-content-(?:docs|blog|pages)\b/.test(text)

let isReady = false

/** Makes `require` of installed packages answer as `contentPackage` does. */
export function answerPackages(): void {
  if (isReady) return
  isReady = true
  const node = Module as unknown as { _load: (id: string, ...rest: unknown[]) => unknown }
  const { _load: load } = node
  node._load = (id, ...rest) => contentPackage(id) ?? Reflect.apply(load, node, [id, ...rest])
}

function packageOf(kind: ContentKindName): object {
  const name = contentPlugin(kind)
  const create = async (context: Record<symbol, unknown>, options: Options) => {
    const host = context[contentHost] as ContentHost | undefined
    if (!host)
      throw new Error(`@docusaurus/plugin-content-${kind} needs the context that the plugin has received.`)
    const { load, onLoaded } = host(kind, options ?? {})
    return {
      name,
      loadContent: load,
      contentLoaded: async (loaded: LoadedContent) => {
        onLoaded(loaded.content)
        await loaded.actions?.[contentRoutes]?.(kind, options ?? {}, loaded)
      },
      getPathsToWatch: none,
      getTranslationFiles: none,
      translateContent: ({ content }: { readonly content: unknown }) => content,
      configureWebpack: () => ({ module: { rules: [markdownRule()] } }),
      injectHtmlTags: empty,
      postBuild: nothing,
      extendCli: nothing,
    }
  }
  const validateOptions = ({ options }: { readonly options: Options }) => ({ ...defaults[kind], ...options })
  return { __esModule: true, default: create, validateOptions }
}

/** Wrappers change the options of its second loader. */
const markdownRule = () => ({
  test: /\.mdx?$/i,
  use: [
    { loader: '@docusaurus/mdx-loader', options: {} },
    { loader: '@docusaurus/mdx-loader', options: {} },
  ],
})

const nothing = () => undefined
const none = () => []
const empty = () => ({})

/** The options that wrappers read although they may not be set. */
export const defaults: Readonly<Record<ContentKindName, Options>> = {
  docs: {
    id: 'default',
    path: 'docs',
    routeBasePath: 'docs',
    tagsBasePath: 'tags',
    include: ['**/*.{md,mdx}'],
  },
  blog: {
    id: 'default',
    path: 'blog',
    routeBasePath: 'blog',
    tagsBasePath: 'tags',
    archiveBasePath: 'archive',
    authorsBasePath: 'authors',
    pageBasePath: 'page',
    authorsMapPath: 'authors.yml',
    blogTitle: 'Blog',
    blogDescription: 'Blog',
    blogSidebarTitle: 'Recent posts',
    blogSidebarCount: 5,
    postsPerPage: 10,
    include: ['**/*.{md,mdx}'],
    blogListComponent: '@theme/BlogListPage',
    blogPostComponent: '@theme/BlogPostPage',
    blogTagsListComponent: '@theme/BlogTagsListPage',
    blogTagsPostsComponent: '@theme/BlogTagsPostsPage',
    blogArchiveComponent: '@theme/BlogArchivePage',
  },
  pages: { id: 'default', path: 'src/pages', routeBasePath: '/', include: ['**/*.{js,jsx,ts,tsx,md,mdx}'] },
}
