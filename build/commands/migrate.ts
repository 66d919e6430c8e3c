// `migrate`: writes the configuration for Docusaurus as the equivalent `site.config.ts`.

import { existsSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Raw } from '../config/docusaurus/docusaurusConfig.ts'
import { findDocusaurus, loadDocusaurus } from '../config/docusaurus/loadDocusaurus.ts'
import { printConfig } from '../config/docusaurus/printConfig.ts'
import { prismThemes } from '../config/docusaurus/prismThemes.ts'
import { withoutDefaults } from '../config/docusaurus/withoutDefaults.ts'
import { siteConfigNames } from '../config/loadProject.ts'
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
  flags: [],
  sharedFlags: ['--cache'],
  async run(context) {
    const { args, engine, terminal } = context
    const { root, cacheFolder } = foldersOf(args)
    const there = siteConfigNames.find((name) => existsSync(join(root, name)))
    if (there !== undefined)
      throw new UsageError(`${there} already exists. migrate does not overwrite it: move it away first.`)
    const file = findDocusaurus(root)
    if (file === undefined) throw new UsageError(`${root} has no docusaurus.config file.`)
    // Mistakes in the configuration are reported as a build does.
    await openProject(context)
    const { plain, given: old } = await loadDocusaurus(file, root, {
      cacheFolder,
      engineRoot: engine.engineRoot,
    })
    const hasFolder = (path: string) =>
      statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() ?? false
    const config = withoutDefaults(plain as Raw, { hasFolder })
    const imported = prismThemes(root)
    const { text, lost } = printConfig(config, { file: basename(file), old, imported })
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
    return 0
  },
}
