// The plugin that makes a route in Docusaurus, and its instance.
import { contentPlugin } from './contentPlugin.ts'
import type { Route } from './route.ts'

/** `{ name: 'docusaurus-plugin-content-docs', id: 'default' }` */
export function instanceOf(route: Route): { readonly name: string; readonly id: string } {
  const { instance, blog, plugin, id } = route as Route & Instances
  return plugin === undefined
    ? {
        name: contentPlugin(route.kind),
        id: instance?.id ?? instance?.config?.id ?? blog?.config.id ?? 'default',
      }
    : { name: plugin, id: id ?? 'default' }
}

/** The fields in which the kinds keep it. */
interface Instances {
  readonly instance?: { readonly id?: string; readonly config?: { readonly id: string } }
  readonly blog?: { readonly config: { readonly id: string } }
  readonly plugin?: string
  readonly id?: string
}
