// The content of docs and blogs as Docusaurus's debug pages show it.
import type { BlogInstance } from '../../model/blog.ts'
import type { DocsInstance } from '../../model/docs.ts'

export const docsContent = ({ versions }: DocsInstance) => ({
  loadedVersions: versions.map(({ name, label, path, isLast, docs }) => ({
    versionName: name,
    label,
    path,
    isLast,
    docs: docs.map((doc) => ({
      id: doc.id,
      title: doc.title,
      permalink: doc.route,
      source: doc.page.source,
      sidebar: doc.sidebar,
      frontMatter: doc.page.facts.frontMatter,
    })),
  })),
})

export const blogContent = ({ posts, tags, authors }: BlogInstance) => ({
  blogPosts: posts.map((post) => ({
    title: post.title,
    permalink: post.route,
    source: post.page.source,
    date: post.date,
    tags: post.tags.map(({ label }) => label),
    unlisted: post.unlisted,
  })),
  blogTags: tags.map(({ tag, items, unlisted }) => ({ ...tag, count: items.length, unlisted })),
  authors: authors.map(({ author, posts: own }) => ({ ...author, count: own.length })),
})

export const docsGlobal = ({ config, versions }: DocsInstance) => ({
  path: `/${config.routeBasePath}`.replace(/^\/\//, '/'),
  breadcrumbs: config.breadcrumbs,
  versions: versions.map(({ name, label, isLast, path, mainDoc, docs, indexes, draftIds, sidebars }) => ({
    name,
    label,
    isLast,
    path,
    mainDocId: mainDoc?.id ?? null,
    docs: [
      ...docs.map((doc) => ({
        id: doc.id,
        path: doc.route,
        ...(doc.sidebar === null ? {} : { sidebar: doc.sidebar }),
        ...(doc.unlisted ? { unlisted: true } : {}),
      })),
      ...indexes.map(({ slug, route, sidebar }) => ({ id: slug, path: route, sidebar })),
    ],
    draftIds,
    sidebars: Object.fromEntries(
      sidebars.map(({ name: sidebar, order }) => [
        sidebar,
        order[0] ? { link: { path: order[0].route, label: order[0].label } } : {},
      ]),
    ),
  })),
})
