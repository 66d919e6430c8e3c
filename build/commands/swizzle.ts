// `swizzle NAME`: writes a component into src/theme that wraps or replaces one of the theme.
import { existsSync } from 'node:fs'
import { UsageError } from '../model/usageError.ts'
import { type Command, wordFor } from './command.ts'
import { foldersOf } from './project/folders.ts'

export const swizzleCommand: Command = {
  name: 'swizzle',
  aliases: [],
  summary: 'Wrap or replace a component of the theme.',
  example: 'swizzle DocItem/Footer --wrap',
  positional: ['NAME', 'ROOT'],
  flags: ['--list', '--wrap', '--eject', '--typescript'],
  sharedFlags: [],
  async run({ args, engine, terminal }) {
    const { root } = foldersOf(args)
    const name = wordFor(args, 'NAME')
    const { listComponents } = await import('./swizzle/listComponents.ts')
    if (args.has('--list') || name === undefined) {
      process.stdout.write(`${listComponents(engine.engineRoot).join('\n')}\n`)
      return 0
    }
    if (args.has('--wrap') && args.has('--eject'))
      throw new UsageError('--wrap keeps the original and --eject replaces it: choose one.')
    if (!existsSync(root)) throw new UsageError(`${root} does not exist.`)
    const { writeSwizzle } = await import('./swizzle/writeSwizzle.ts')
    const file = await writeSwizzle(name, {
      root,
      engineRoot: engine.engineRoot,
      eject: args.has('--eject'),
      typescript: args.has('--typescript'),
    })
    terminal.info(`Wrote ${file}.`)
    return 0
  },
}
