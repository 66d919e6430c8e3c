// ```` ```bash npm2yarn ````: the same command for each package manager.
import convert from 'npm-to-yarn'

/** The group of the tabs: a choice counts for all of them. */
export const packageGroup = 'npm2yarn'

const labels: Readonly<Record<string, string>> = { yarn: 'Yarn', bun: 'Bun' }

export interface PackageCommand {
  readonly value: string
  readonly label: string
  readonly text: string
}

/** The tabs for a command of npm, npm's own first. */
export const packageCommands = (text: string, converters: readonly string[]): readonly PackageCommand[] =>
  ['npm', ...converters].map((value) => ({
    value,
    label: labels[value] ?? value,
    text: value === 'npm' ? text : convert(text, value as 'yarn'),
  }))
