// In place of views/DocTagView.tsx.
import type { DocTagRoute } from '../../build/shared/routeData.ts'
import { originOf } from '../compat/origin.ts'
import DocTagDocListPage from '../public/DocTagDocListPage.tsx'

export function DocTagView({ route }: { readonly route: DocTagRoute }) {
  const tag = {
    label: originOf(route).tag ?? route.title,
    permalink: route.href,
    allTagsPath: route.allHref,
    count: route.items.length,
    unlisted: route.unlisted,
    ...(route.description === null ? {} : { description: route.description }),
    items: route.items.map(({ href, label, description }) => ({
      id: href,
      title: label,
      description: description ?? '',
      permalink: href,
    })),
  }
  return <DocTagDocListPage tag={tag} key={route.path} />
}
