// The inputs of a parsed page besides its own file: the engine, the Markdown settings, the site's own
// components and grammars, and the package that prints formulas.
import { join } from 'node:path'
import { findPackage } from '../io/findPackage.ts'
import { hashOf } from '../io/hash.ts'
import { iconSets } from '../io/iconSets.ts'
import { componentsIn } from '../io/themeFolders.ts'
import type { KnownComponents } from '../markdown/mdx/components.ts'
import type { Project } from '../model/project.ts'
import type { CodeGrammars } from './grammars/codeGrammars.ts'
import { mappedElements } from './mappedElements.ts'
import { pluginThemes } from './pluginThemes.ts'

interface EngineCode {
  /** Hash of the engine's code. */
  readonly engine: string
  /** Folder that contains `build/` and `theme/`. */
  readonly engineRoot: string
}

/** The hash that is part of the key of every parsed page. */
export function markdownKey(
  { engine, engineRoot }: EngineCode,
  project: Project,
  grammars: CodeGrammars | null,
): string {
  const { config } = project
  const { any, replaced, elements, translatesHeadings } = knownComponents(project, engineRoot)
  const katex = config.markdown.math ? findPackage('katex', project.root)?.version : null
  const settings = JSON.stringify([
    ...[config.markdown, any, [...replaced], katex, translatesHeadings ?? null],
    ...(elements ?? []),
    ...iconSets(project.root),
  ])
  return hashOf(engine, settings, ...(grammars ? [grammars.key] : []))
}

/** Components that the folders of the site's theme, and those of plugins, add or replace. */
export function knownComponents({ root, config }: Project, engineRoot: string): KnownComponents {
  const folder = join(root, config.themePath)
  const own = folder === join(engineRoot, 'theme') ? [] : [folder]
  const themes = [...own, ...pluginThemes(root, config.plugins)]
  const names = themes.flatMap(componentsIn)
  const elements = new Set(themes.flatMap((theme) => [...mappedElements(theme, root)]))
  return {
    ...(elements.size > 0 ? { elements } : {}),
    ...(config.i18n.locales.some((name) => !/^en\b/i.test(name)) ? { translatesHeadings: true } : {}),
    any: names.includes('MDXComponents'),
    replaced: new Set(names.sort()),
  }
}
