// The storage of browsers as code that was made for Docusaurus reads it.
import { findStorageSuffix } from '../shared/storageSuffix.ts'
import type { Config } from './project.ts'

export const siteStorageOf = ({ storage, url, baseUrl }: Pick<Config, 'storage' | 'url' | 'baseUrl'>) => ({
  type: storage.type,
  namespace: findStorageSuffix(storage.namespace, url + baseUrl),
})
