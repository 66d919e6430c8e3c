// `swizzle NAME`: writes a component that wraps one of the theme into the site's theme folder.
import { existsSync } from 'node:fs'
import { UsageError } from '../model/usageError.ts'
import { type Command, wordFor } from './command.ts'
import { openProject } from './project/openProject.ts'

export const swizzleCommand: Command = {
  name: 'swizzle',
  aliases: [],
  summary: 'Wrap a component of the theme.',
  example: 'swizzle Footer',
  positional: ['NAME', 'ROOT'],
  flags: ['--list', '--typescript', '--config'],
  sharedFlags: [],
  async run(context) {
    const { args, engine, terminal } = context
    const name = wordFor(args, 'NAME')
    if (args.has('--list') || name === undefined) {
      const { listComponents } = await import('./swizzle/listComponents.ts')
      process.stdout.write(`${listComponents(engine.engineRoot).join('\n')}\n`)
      return 0
    }
    const { project } = await openProject(context)
    const { root, config } = project
    if (!existsSync(root)) throw new UsageError(`${root} does not exist.`)
    if (config.runsTheme === 'docusaurus')
      throw new UsageError(
        `The theme of Docusaurus shows this site. Its own command copies or wraps a component: npx docusaurus swizzle @docusaurus/theme-classic ${name}`,
      )
    const { writeSwizzle } = await import('./swizzle/writeSwizzle.ts')
    const typescript = args.has('--typescript')
    const { engineRoot } = engine
    const file = writeSwizzle(name, { root, engineRoot, themePath: config.themePath, typescript })
    terminal.info(`Wrote ${file}.`)
    return 0
  },
}
