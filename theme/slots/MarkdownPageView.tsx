// In place of views/MarkdownPageView.tsx.
import type { MarkdownPageRoute } from '../../build/shared/routeData.ts'
import type { SiteData } from '../../build/shared/siteData.ts'
import { flatToc, updateProps } from '../compat/doc.tsx'
import { imageAsset, originOf } from '../compat/origin.ts'
import { writtenHref } from '../compat/writtenHref.ts'
import { useSite } from '../context/site.tsx'
import { Body } from '../layout/Body.tsx'
import MDXPage, { type MDXPageContent } from '../public/MDXPage.tsx'

const contents = new WeakMap<MarkdownPageRoute, MDXPageContent>()

/** The text as a component with the data of the page, as Docusaurus' routes receive it. */
function contentOf(route: MarkdownPageRoute, site: SiteData): MDXPageContent {
  const known = contents.get(route)
  if (known) return known
  const origin = originOf(route)
  const { title, description, source, frontMatter } = origin
  const Text = () => <Body html={route.body ?? ''} code={route.code} />
  const content = Object.assign(Text, {
    metadata: {
      title: route.title ?? title,
      description: description ?? '',
      source,
      permalink: writtenHref(route, site),
      frontMatter,
      unlisted: route.unlisted,
      draft: route.draft,
      ...(route.editHref === null ? {} : { editUrl: route.editHref }),
      ...updateProps(route.lastUpdate),
    },
    frontMatter,
    assets: imageAsset(origin),
    toc: flatToc(route.toc ?? []),
    contentTitle: route.title ?? undefined,
  })
  contents.set(route, content)
  return content
}

export function MarkdownPageView({ route }: { readonly route: MarkdownPageRoute }) {
  return <MDXPage content={contentOf(route, useSite())} key={route.path} />
}
