// Folders with components of plugins, as their code names them: Markdown is read before plugins run.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { moduleNames } from '../config/docusaurus/moduleNames.ts'
import type { PluginConfig } from '../model/config/plugin.ts'

/** Absolute. Without those that code computes from other values than text and its own folder. */
export function pluginThemes(root: string, plugins: readonly PluginConfig[]): readonly string[] {
  if (plugins.length === 0) return []
  const require = createRequire(join(root, 'package.json'))
  return plugins.flatMap((entry) => {
    if (entry.type !== 'docusaurus' || typeof entry.module !== 'string') return []
    const file = fileOf(entry.module, require)
    const theme = file === null ? null : themeIn(readFileSync(file, 'utf8'), dirname(file), root)
    return theme !== null && existsSync(theme) ? [theme] : []
  })
}

function fileOf(module: string, require: NodeJS.Require): string | null {
  for (const name of [...moduleNames(module, 'plugin'), ...moduleNames(module, 'theme')])
    try {
      return require.resolve(name)
    } catch {
      // Running the plugin reports that it is not installed.
    }
  return null
}

/** The result of `getThemePath`: the text in its code, from the folder of the file or that of the site. */
function themeIn(code: string, folder: string, root: string): string | null {
  const body = /\bgetThemePath\b\s*(?::\s*)?[^{=]*(?:\{\s*return|=>\s*\{\s*return|=>)\s*([^;}\n]+)/.exec(
    code,
  )?.[1]
  const parts = [...(body ?? '').matchAll(/(["'`])([^"'`$]*)\1/g)].map(([, , text = '']) => text)
  if (body === undefined || parts.length === 0) return null
  return resolve(/\bsiteDir\b/.test(body) ? root : folder, ...parts)
}
