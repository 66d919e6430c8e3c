// In place of views/GeneratedIndexView.tsx.
import type { GeneratedIndexRoute } from '../../build/shared/routeData.ts'
import DocCategoryGeneratedIndexPage from '../public/DocCategoryGeneratedIndexPage.tsx'

export function GeneratedIndexView({ route }: { readonly route: GeneratedIndexRoute }) {
  const { title, description, href, previous, next } = route
  const index = {
    title,
    permalink: href,
    ...(description === null ? {} : { description }),
    navigation: {
      ...(previous ? { previous: { title: previous.label, permalink: previous.href } } : {}),
      ...(next ? { next: { title: next.label, permalink: next.href } } : {}),
    },
  }
  return <DocCategoryGeneratedIndexPage categoryGeneratedIndex={index} key={route.path} />
}
