// Metadata that a plugin gives to Markdown files which its pages import: its rule for the loader of MDX names
// a JSON file for each (`metadataPath`).
import { existsSync, readFileSync } from 'node:fs'
import type { RunningPlugin } from './docusaurusPlugin.ts'
import { configuredRules } from './webpackRules.ts'

type PathOf = (file: string) => unknown

/** By the path that a route imports: absolute, or `@site/…`. Undefined without such a file. */
export function loaderMetadata(one: RunningPlugin): (path: string) => unknown {
  let loaders: readonly { readonly test: RegExp; readonly pathOf: PathOf }[] | null = null
  return (path) => {
    if (!/\.mdx?$/i.test(path)) return undefined
    const file = path.replace(/^@site(?=\/)/, one.context.siteDir)
    try {
      loaders ??= configuredRules(one, false).flatMap(({ test, use }) => {
        const pathOf = [use].flat().flatMap(metadataPathOf)
        return test instanceof RegExp ? pathOf.map((own) => ({ test, pathOf: own })) : []
      })
      const found = loaders.find(({ test }) => test.test(file))?.pathOf(file)
      return typeof found === 'string' && existsSync(found)
        ? (JSON.parse(readFileSync(found, 'utf8')) as unknown)
        : undefined
    } catch {
      // Problems of the rules are reported where the rules are used.
      return undefined
    }
  }
}

function metadataPathOf(use: unknown): readonly PathOf[] {
  const { loader, options } = (use ?? {}) as {
    readonly loader?: unknown
    readonly options?: { readonly metadataPath?: unknown }
  }
  const path = options?.metadataPath
  return /mdx-loader/.test(String(loader)) && typeof path === 'function' ? [path as PathOf] : []
}
