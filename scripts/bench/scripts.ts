// The scripts that a built page loads: those in its HTML, their imports, and inline scripts.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parse } from 'acorn'

export interface PageScripts {
  readonly files: number
  /** Gzipped size in bytes, each file on its own. */
  readonly bytes: number
}

export function scriptsOf(htmlFile: string, outDir: string): PageScripts {
  const html = readFileSync(htmlFile, 'utf8')
  const files = new Set<string>()
  const visit = (file: string): void => {
    if (files.has(file) || !existsSync(file)) return
    files.add(file)
    for (const specifier of importsOf(readFileSync(file, 'utf8')))
      visit(fileOf(specifier, dirname(file), outDir))
  }
  let inline = 0
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (text.trim() === '' || /type="?(?:application|speculationrules)/.test(attributes)) continue
    inline += gzipSync(text).length
    if (attributes.includes('module'))
      for (const specifier of importsOf(text)) visit(fileOf(specifier, dirname(htmlFile), outDir))
  }
  // Not the links for readers: script, modulepreload, and elements that contain a URL for later.
  for (const [tag] of html.matchAll(/<(?:script|link|div)\b[^>]*>/g))
    for (const [, quoted, plain] of tag.matchAll(/\b(?:src|href|data-[\w-]+)=(?:"([^"]*)"|([^\s">]+))/g))
      for (const url of (quoted ?? plain ?? '').split(' '))
        if (/\.m?js(?:\?.*)?$/.test(url)) visit(fileOf(url, dirname(htmlFile), outDir))
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, inline)
  return { files: files.size, bytes }
}

const fileOf = (url: string, folder: string, outDir: string): string => {
  const path = url.replace(/[?#].*$/, '')
  return path.startsWith('/') ? join(outDir, path) : join(folder, path)
}

/** The static imports of a module. Classic scripts have none. */
function importsOf(code: string): readonly string[] {
  try {
    const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'module' })
    return body.flatMap((node) =>
      'source' in node && typeof node.source?.value === 'string' ? [node.source.value] : [],
    )
  } catch {
    return []
  }
}
