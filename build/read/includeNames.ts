// The files that imports of Markdown name, as paths from the root: those of packages, as Node and the aliases
// of plugins find them, and those whose path leaves the site and comes back.
import { existsSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isPathId, resolveModule } from '../config/modules/resolveModule.ts'
import { relativePath } from '../io/osPath.ts'
import type { FilesAround } from '../model/filesAround.ts'
import type { IncludeFact, PageFacts } from '../model/page.ts'
import type { PluginOutcome } from '../model/pluginOutcome.ts'
import { includedPath, type SourcePath } from '../shared/paths.ts'

export interface NamePlaces {
  readonly root: string
  readonly engineRoot: string
  readonly aliases: PluginOutcome['browser']['aliases']
  readonly around: Pick<FilesAround, 'nameOf'>
}

/** The same facts, or with such names in place of others (`@acme/core/_a.mdx` → `@site/../core/_a.mdx`). */
export function nameIncludes(facts: PageFacts, source: SourcePath, places: NamePlaces): PageFacts {
  const { includes = [] } = facts
  const named = includes.map((include) => nameInclude(include, source, places))
  return named.every((include, index) => include === includes[index]) ? facts : { ...facts, includes: named }
}

function nameInclude(include: IncludeFact, source: SourcePath, places: NamePlaces): IncludeFact {
  const { root, around } = places
  const path = includedPath(include.specifier, source)
  const name = around.nameOf(path)
  if (name !== path) return { ...include, specifier: `@site/${name}` }
  if (/^(?:@site)?\//.test(include.specifier) || isPathId(include.specifier)) return include
  const file = existsSync(join(root, path)) ? null : packageFile(include.specifier, source, places)
  return file === null
    ? include
    : { ...include, specifier: `@site/${relativePath(realpathSync(root), file)}`, isPackage: true }
}

/** The real path of a file of an alias or a package: that of the page's folder, else of the site. */
function packageFile(
  id: string,
  source: SourcePath,
  { root, engineRoot, aliases }: NamePlaces,
): string | null {
  const alias = Object.entries(aliases).find(([name]) => id.startsWith(`${name}/`))
  const target = alias?.[1] ? `${alias[1]}${id.slice(alias[0].length)}` : id
  for (const from of [join(root, source), join(root, 'package.json')])
    try {
      return resolveModule(isPathId(target) ? resolve(root, target) : target, { from, engineRoot })
    } catch {
      // The next one has it, or nothing does: that is reported as a missing file.
    }
  return null
}
