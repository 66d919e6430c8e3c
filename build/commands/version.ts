// `version NAME`: freezes the current documents as a version.
import { type Command, wordFor } from './command.ts'
import { openProject } from './project/openProject.ts'
import { withLock } from './project/withLock.ts'
import { shownFolder } from './report/shownFolder.ts'

export const versionCommand: Command = {
  name: 'version',
  aliases: ['docs:version'],
  aliasValue: '--instance',
  summary: 'Freeze the current documents as a version.',
  example: 'version 2.0',
  positional: ['NAME', 'ROOT'],
  flags: ['--instance'],
  sharedFlags: ['--config'],
  async run(context) {
    const { args, terminal } = context
    const { project, places } = await openProject(context)
    const { freezeVersion } = await import('./version/freezeVersion.ts')
    await withLock({ cacheFolder: places.cacheFolder, outDir: null, terminal }, async () => {
      const { name, path, folder, languages } = await freezeVersion(
        wordFor(args, 'NAME'),
        args.values['--instance'] ?? 'default',
        project,
      )
      terminal.info(`Froze the documents of ${path}/ as version ${name} in ${shownFolder(folder)}.`)
      if (languages.length > 0) terminal.info(`Copied their translations too: ${languages.join(', ')}.`)
    })
    await (await import('./urls/updateUrls.ts')).keepUrls(context)
    return 0
  },
}
