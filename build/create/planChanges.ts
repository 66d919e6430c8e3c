// Plans the changes of a folder for a new site: files that are added, changed, replaced or kept. Nothing is
// written.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../model/usageError.ts'
import { type NewSite, templates } from './choices.ts'
import { changedManifest, type ManifestOptions, newManifest } from './manifest.ts'
import { packageNameOf } from './names.ts'
import { templateFiles } from './templateFiles.ts'

export interface Change {
  /** Relative to the folder of the site, with slashes. */
  readonly path: string
  /** The whole new file. */
  readonly content: string
  /** `changed`: what the file contained is still there. `replaced`: it is not. */
  readonly kind: 'new' | 'changed' | 'replaced'
}

export interface Plan {
  /** package.json is the last one. */
  readonly changes: readonly Change[]
  /** Files that exist, and that do not need to be the template's. */
  readonly kept: readonly string[]
  /** The scripts of package.json: name → command. */
  readonly scripts: Readonly<Record<string, string>>
}

export interface Package {
  /** The dependency of the site, such as `^1.2.0` or `file:../troodon`. */
  readonly troodon: string
  /** Absolute path of `templates/`. */
  readonly templates: string
}

/** Throws a UsageError when the folder does not fit the template. */
export function planChanges(site: NewSite, { troodon, templates: templatesFolder }: Package): Plan {
  const { folder, template, packageManager } = site
  const hasLayers = templates[template].layers !== null
  const types = hasLayers && template !== 'markdown'
  const manifest = manifestOf(folder, { troodon, types, packageManager })
  const files = hasLayers ? [...templateFiles(site, templatesFolder)] : []
  const changes: Change[] = []
  const kept: string[] = []
  for (const [path, content] of files) {
    const before = textOf(join(folder, path))
    if (before === content) continue
    if (before === null) changes.push({ path, content, kind: 'new' })
    else if (path === '.gitignore')
      changes.push({ path, content: withLines(before, content), kind: 'changed' })
    else if (optional.test(path)) kept.push(path)
    else changes.push({ path, content, kind: 'replaced' })
  }
  return { changes: [...changes.filter(isChange), manifest.change], kept, scripts: manifest.scripts }

  function isChange({ path, content }: Change): boolean {
    return textOf(join(folder, path)) !== content
  }
}

/** Settings of editors and package managers. The site builds with other ones. */
const optional = /^(?:\.vscode\/|tsconfig\.json$|\.yarnrc\.yml$|(?:README|AGENTS)\.md$)/

/** Null when there is no such file. Throws a UsageError for a folder of that name. */
function textOf(file: string): string | null {
  if (!existsSync(file)) return null
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}.`, { cause: error })
  }
}

/** Adds the lines that the text does not have. */
function withLines(text: string, lines: string): string {
  const has = new Set(text.split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, '')))
  const missing = lines.split('\n').filter((line) => line !== '' && !has.has(line.replace(/^\/|\/$/g, '')))
  if (missing.length === 0) return text
  return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${missing.join('\n')}\n`
}

function manifestOf(folder: string, options: Omit<ManifestOptions, 'name'>) {
  const path = 'package.json'
  const named = { ...options, name: packageNameOf(folder) }
  const before = textOf(join(folder, path))
  const { text, scripts } = before === null ? newManifest(named) : changedManifest(before, named)
  const change: Change = { path, content: text, kind: before === null ? 'new' : 'changed' }
  return { change, scripts }
}
