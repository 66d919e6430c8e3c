// Data that content kinds share with every page, by kind and instance.

import { useSite } from '../context/site.tsx'
import { useGlobalDocs } from '../hooks/allDocs.ts'
import { globalData, type Instances } from '../hooks/globalData.ts'

export default function useGlobalData(): Readonly<Record<string, Instances>> {
  return globalData(useSite(), useGlobalDocs())
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
