// Data that content kinds share with every page, by kind and instance.
import ofPlugins from '@generated/globalData'
import { docsDataOf } from '../compat/docsData.ts'
import { useSite } from '../context/site.tsx'

type Instances = Readonly<Record<string, unknown>>

export default function useGlobalData(): Readonly<Record<string, Instances>> {
  const site = useSite()
  const docs = docsDataOf(site)
  const ofLocale = site.plugins?.globalData ?? ofPlugins
  return docs.length === 0
    ? ofLocale
    : {
        ...ofLocale,
        'docusaurus-plugin-content-docs': Object.fromEntries(docs.map((instance) => [instance.id, instance])),
      }
}

interface Options {
  /** Throws when there is no such data. */
  readonly failfast?: boolean
}

export function useAllPluginInstancesData(
  name: string,
  { failfast = false }: Options = {},
): Instances | undefined {
  const found = useGlobalData()[name]
  if (!found && failfast) throw new Error(`There is no global data of "${name}".`)
  return found
}

export function usePluginData(name: string, id = 'default', options: Options = {}): unknown {
  const found = useAllPluginInstancesData(name, options)?.[id]
  if (found === undefined && options.failfast)
    throw new Error(`There is no global data of "${name}" with the id "${id}".`)
  return found
}
