// A style sheet or module that the configuration names for every page, but that does not exist. The message
// of esbuild names a generated module; this one names the configuration.
import type { Message } from 'esbuild'
import { findConfigValue } from '../../model/config/findConfigValue.ts'
import type { Diagnostic } from '../../model/diagnostics.ts'
import type { StopCode } from '../../model/rules.ts'
import type { BundleOptions } from '../bundleTypes.ts'

/** Null for any other message. */
export function missingStart(
  { text, location }: Pick<Message, 'text' | 'location'>,
  { config, configFile }: Pick<BundleOptions, 'config' | 'configFile'>,
): (Diagnostic & { readonly code: StopCode }) | null {
  const named = /^Could not resolve "(.+)"$/.exec(text)?.[1]
  // In its message, esbuild doubles the backslashes of Windows.
  const path = named?.replace(/\\+/g, '/')
  if (path === undefined || !location?.file.startsWith('generated:')) return null
  for (const key of ['customCss', 'clientModules'] as const)
    for (const value of config[key])
      if (path.endsWith(`/site/${value.replace(/^\.?\//, '')}`))
        return {
          code: 'missingPath',
          file: configFile,
          line: 0,
          column: 0,
          message: `${key} is "${value}", but there is no such file.`,
          hint: 'Paths are relative to the folder of the site.',
          find: findConfigValue(key, value),
        }
  return null
}
