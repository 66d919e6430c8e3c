// Notes about a plugin for `doctor`: its commands, and the methods that Troodon does not call.
import type { SetupNote } from '../../model/setupNote.ts'
import type { RunningPlugin } from './docusaurusPlugin.ts'

export const notesOf = ({ plugin }: RunningPlugin): readonly SetupNote[] => [
  ...commandNames(plugin.extendCli).map(
    (name): SetupNote => ({
      group: 'commands',
      text: `troodon ${name}`,
      where: plugin.name,
    }),
  ),
  ...ineffective
    .filter((name) => typeof (plugin as unknown as Record<string, unknown>)[name] === 'function')
    .map((name): SetupNote => ({ group: 'ineffective', text: `${name} of ${plugin.name}` })),
]

const ineffective = ['getSwizzleComponentList']

/** The names with which the function begins commands. */
function commandNames(extend: ((program: object) => unknown) | undefined): readonly string[] {
  const names: string[] = []
  // Every other method of a program or command returns something with the same methods.
  const recorder: object = new Proxy(() => recorder, {
    get: (_, name) =>
      name === 'command'
        ? (given: unknown) => {
            if (typeof given === 'string') names.push(given.split(' ')[0] ?? given)
            return recorder
          }
        : name === 'then' || typeof name === 'symbol'
          ? undefined
          : recorder,
  })
  try {
    extend?.(recorder)
  } catch {
    // It needs something that only a real program has. Running the command tells what is wrong.
  }
  return names
}
