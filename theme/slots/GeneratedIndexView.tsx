// In place of views/GeneratedIndexView.tsx.
import type { GeneratedIndexRoute } from '../../build/shared/routeData.ts'
import { writtenHref } from '../compat/writtenHref.ts'
import { useSite } from '../context/site.tsx'
import DocCategoryGeneratedIndexPage from '../public/DocCategoryGeneratedIndexPage.tsx'

export function GeneratedIndexView({ route }: { readonly route: GeneratedIndexRoute }) {
  const site = useSite()
  const { title, description, previous, next } = route
  const index = {
    title,
    permalink: writtenHref(route, site),
    ...(description === null ? {} : { description }),
    navigation: {
      ...(previous ? { previous: { title: previous.label, permalink: writtenHref(previous, site) } } : {}),
      ...(next ? { next: { title: next.label, permalink: writtenHref(next, site) } } : {}),
    },
  }
  return <DocCategoryGeneratedIndexPage categoryGeneratedIndex={index} key={route.path} />
}
