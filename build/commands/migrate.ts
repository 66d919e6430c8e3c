// `migrate`: writes the configuration for Docusaurus as the equivalent `site.config.ts`.

import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { siteConfigNames } from '../config/loadProject.ts'
import { siteAdapter } from '../config/siteAdapter.ts'
import { themeComponentNames } from '../io/themeComponents.ts'
import { componentsIn } from '../io/themeFolders.ts'
import { writeNamed } from '../io/writeWhole.ts'
import { UsageError } from '../model/usageError.ts'
import type { Command } from './command.ts'
import { foldersOf } from './project/folders.ts'
import { openProject } from './project/openProject.ts'

export const migrateCommand: Command = {
  name: 'migrate',
  aliases: [],
  summary: 'Write site.config.ts from docusaurus.config.',
  example: 'migrate',
  positional: ['ROOT'],
  flags: ['--theme'],
  sharedFlags: ['--cache'],
  async run(context) {
    const { args, engine, terminal } = context
    const { root, cacheFolder } = foldersOf(args)
    const there = siteConfigNames.find((name) => existsSync(join(root, name)))
    if (there !== undefined)
      throw new UsageError(`${there} already exists. migrate does not overwrite it: move it away first.`)
    const { findConfig, migrate } = siteAdapter()
    const file = findConfig?.(root)
    if (!migrate || file === undefined) throw new UsageError(`${root} has no docusaurus.config file.`)
    // Mistakes in the configuration are reported as a build does.
    await openProject(context)
    const theme = args.values['--theme']
    const { text, config, lost } = await migrate(
      { file, root, theme },
      { cacheFolder, engineRoot: engine.engineRoot },
    )
    writeNamed(join(root, 'site.config.ts'), text, 'wx')
    terminal.info(`Wrote site.config.ts. Troodon now reads it instead of ${basename(file)}.`)
    if (config['search'] === false)
      terminal.info(
        'The site has no search. search: "local" in site.config.ts adds one that needs no service.',
      )
    for (const key of lost)
      terminal.info(`${key} is a function of a preset, which migrate cannot write. Add it yourself.`)
    if (config['theme'] === 'docusaurus')
      terminal.info(
        `Keep ${basename(file)}: its theme shows the pages until theme is removed from site.config.ts.`,
      )
    if (text.includes(`./${basename(file)}`))
      terminal.info(`Keep ${basename(file)}: site.config.ts imports functions from it.`)
    if (theme === 'troodon') terminal.info(differences(root, engine.engineRoot))
    return 0
  },
}

/** What Troodon's theme does not show of a site that is made for another one. */
function differences(root: string, engineRoot: string): string {
  const known = new Set(themeComponentNames(engineRoot))
  const unknown = componentsIn(join(root, 'src/theme')).filter(
    (name) => /^[A-Z]/.test(name) && !known.has(name),
  )
  const shown =
    "Troodon's theme shows the pages. URLs and content stay; elements, class names and styles are its own."
  if (unknown.length === 0) return shown
  const more = unknown.length > 8 ? ` and ${unknown.length - 8} more` : ''
  return `${shown} It has no components of these names in src/theme: ${unknown.slice(0, 8).join(', ')}${more}.`
}
