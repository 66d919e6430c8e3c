// `@docusaurus/useRouteContext`: the plugin that made the page.
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
  const classes = useShown().route.htmlClass.split(' ')
  const kind = classes.find((name) => Object.hasOwn(names, name))
  const id = classes.find((name) => name.startsWith('plugin-id-'))?.slice('plugin-id-'.length)
  return { plugin: { name: names[kind ?? ''] ?? 'native', id: id ?? 'default' } }
}
