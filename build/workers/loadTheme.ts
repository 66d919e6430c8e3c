// The theme's server code: a module, or the script of the prebuilt theme with its kept code.
import { basename, dirname } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { importFile } from '../io/importFile.ts'
import { type LoadedScript, loadScript } from '../io/loadScript.ts'
import { loadWithCode } from './keptCode.ts'
import type { ThemeModule } from './themeRenderer.ts'

export async function loadTheme(serverBundle: string): Promise<LoadedScript<ThemeModule>> {
  if (!serverBundle.endsWith('.cjs'))
    return { exports: await importFile<ThemeModule>(serverBundle), keepCode() {} }
  // The flags of V8 belong to all threads: only one of them may change them for a moment.
  if (!isMainThread) return loadScript<ThemeModule>(serverBundle, null)
  const folder = dirname(dirname(serverBundle))
  const name = basename(serverBundle, '.cjs')
  return loadWithCode<ThemeModule>({ file: serverBundle, folder, name, kind: 'theme-code' })
}
