// Folders with components of plugins, as their code names them: Markdown is read before plugins run.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { siteAdapter } from '../config/siteAdapter.ts'
import type { PluginConfig } from '../model/config/plugin.ts'

/** Absolute. Without those that code computes from other values than text and its own folder. */
export function pluginThemes(root: string, plugins: readonly PluginConfig[]): readonly string[] {
  if (plugins.length === 0) return []
  const require = createRequire(join(root, 'package.json'))
  return plugins.flatMap((entry) => {
    const code = entry.type === 'docusaurus' ? codeOf(entry.module, root, require) : null
    const theme = code === null ? null : themeIn(code, root)
    return theme !== null && existsSync(theme) ? [theme] : []
  })
}

interface PluginCode {
  readonly text: string
  /** The folder of the file, which `__dirname` is. */
  readonly folder: string
}

/** A function is written in the configuration, which is in the folder of the site. */
function codeOf(module: string | object, root: string, require: NodeJS.Require): PluginCode | null {
  if (typeof module !== 'string') return { text: String(module), folder: root }
  const file = fileOf(module, require)
  return file === null ? null : { text: readFileSync(file, 'utf8'), folder: dirname(file) }
}

function fileOf(module: string, require: NodeJS.Require): string | null {
  const names = siteAdapter().packageNames ?? (() => [])
  for (const name of [...names(module, 'plugin'), ...names(module, 'theme')])
    try {
      return require.resolve(name)
    } catch {
      // Running the plugin reports that it is not installed.
    }
  return null
}

/** The result of `getThemePath`: the text in its code, from the folder of the file or that of the site. */
function themeIn({ text, folder }: PluginCode, root: string): string | null {
  const start = /\bgetThemePath\b\s*(?::\s*)?[^{=]*(?:\{\s*return|=>\s*\{\s*return|=>)\s*/.exec(text)
  if (!start) return null
  const body = expressionAt(text, start.index + start[0].length)
  const returned = /^[\w$]+$/.test(body) ? assignedTo(body, text) : body
  const parts = [...returned.matchAll(/(["'`])([^"'`$]*)\1/g)].map(([, , part = '']) => part)
  if (parts.length === 0) return null
  return resolve(/\bsiteDir\b/.test(returned) ? root : folder, ...parts)
}

/** The value that the code gives to a variable; empty where there is none. */
function assignedTo(name: string, code: string): string {
  const start = new RegExp(`\\b(?:const|let|var)\\s+${name.replaceAll('$', '\\$')}\\s*=\\s*`).exec(code)
  return start ? expressionAt(code, start.index + start[0].length) : ''
}

/** Up to the comma, semicolon, line or bracket that ends it. */
function expressionAt(code: string, start: number): string {
  let depth = 0
  for (let at = start; at < code.length; at++) {
    const char = code[at] ?? ''
    if ('([{'.includes(char)) depth++
    else if (')]}'.includes(char)) depth--
    if (depth < 0 || (depth === 0 && ',;\n'.includes(char))) return code.slice(start, at).trim()
  }
  return code.slice(start).trim()
}
