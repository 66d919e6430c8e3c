// `@docusaurus/useRouteContext`: the plugin that made the page.
import { use } from 'react'
import { RouteValues } from '../compat/routeContext.ts'
import { useShown } from '../context/route.tsx'

export interface RouteContext {
  readonly plugin: { readonly name: string; readonly id: string }
  readonly data?: Readonly<Record<string, unknown>>
}

const names: Readonly<Record<string, string>> = {
  'plugin-docs': 'docusaurus-plugin-content-docs',
  'plugin-blog': 'docusaurus-plugin-content-blog',
  'plugin-pages': 'docusaurus-plugin-content-pages',
}

export default function useRouteContext(): RouteContext {
  const values = use(RouteValues)
  const { route } = useShown()
  const classes = route.htmlClass.split(' ')
  const kind = classes.find((name) => name.startsWith('plugin-') && !name.startsWith('plugin-id-'))
  const id = classes.find((name) => name.startsWith('plugin-id-'))?.slice('plugin-id-'.length)
  // A page without the layout has no classes.
  const bare = route.view === 'componentPage' ? names['plugin-pages'] : 'native'
  const name = names[kind ?? ''] ?? kind?.slice('plugin-'.length) ?? bare ?? 'native'
  // Routes of documents are inside others, which have none.
  const data = values ?? (kind === 'plugin-docs' ? {} : null)
  return { plugin: { name, id: id ?? 'default' }, ...(data && { data }) }
}
