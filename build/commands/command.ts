// The definition of a command of `troodon`. The parser and the help text are made from these values.
import type { LoadedProject } from '../config/loadProject.ts'
import type { Terminal } from '../io/terminal.ts'
import type { Pipeline } from '../stages/buildOptions.ts'
import type { StartedBuild } from '../stages/startBuild.ts'
import type { BuildPlace, Engine } from '../workers/buildPlace.ts'
import type { Flag, FlagName } from './commandLine/flags.ts'
import type { OutputFormat } from './commandLine/outputFormat.ts'

/** How a command is called. */
export interface Usage {
  readonly name: string
  /** Other names, such as `dev` for `watch`. */
  readonly aliases: readonly string[]
  /** The option whose value can follow an alias: `docs:version:community` is `--instance community`. */
  readonly aliasValue?: FlagName
  /** One sentence for the help text. */
  readonly summary: string
  /** A command line that is often useful, without `troodon`. The documentation has it too. */
  readonly example: string
  /** Words after the name, in order. `ROOT`, `COMMAND`, `FOLDER` and `FILES` (several) can be left out. */
  readonly positional: readonly (
    | 'ROOT'
    | 'ROUTE'
    | 'TARGET'
    | 'BASE'
    | 'HOST'
    | 'NAME'
    | 'COMMAND'
    | 'SHELL'
    | 'FOLDER'
    | 'FILES'
  )[]
  /** Options in the command's line of the help text. */
  readonly flags: readonly FlagName[]
  /** Options of several commands, which the help text lists only once. */
  readonly sharedFlags: readonly FlagName[]
  /** `--locale` chooses among all languages of the site; else only those that it names are built. */
  readonly needsAllLocales?: true
  /** Descriptions of options that mean something else in this command. */
  readonly meanings?: Meanings
}

type Meanings = {
  readonly [F in FlagName]?: Partial<Pick<Flag & { value: string }, 'summary' | 'default'>>
}

export interface Command extends Usage {
  /** Resolves with the exit code: 0 done, 1 problems found, 2 wrong usage, 130 interrupted. */
  readonly run: (context: CommandContext) => Promise<number>
}

/** Every option of a command but `--help`, which all have. */
export const allFlags = ({ flags, sharedFlags }: Usage): readonly FlagName[] => [...flags, ...sharedFlags]

export interface CommandContext {
  readonly args: Arguments
  readonly commands: readonly Command[]
  readonly engine: Engine
  readonly format: OutputFormat
  readonly pipeline: Pipeline
  readonly terminal: Terminal
  /** Facts that the start of a build has already read. */
  readonly begun?: Begun | undefined
}

/** The configuration and the files of a site that has changed since its last build. */
export interface Begun {
  readonly project: LoadedProject
  /** Null for a build that is not a usual one. */
  readonly build: BegunBuild | null
}

export interface BegunBuild {
  readonly place: BuildPlace
  readonly started: StartedBuild
  /** When the build began, in milliseconds. */
  readonly began: number
}

/** The command line after parsing. */
export interface Arguments<C extends Usage = Command> {
  readonly command: C
  readonly positional: readonly string[]
  /** Values of the options that take one. */
  readonly values: Readonly<Partial<Record<FlagName, string>>>
  readonly has: (flag: FlagName) => boolean
}

/** The given word for a positional of the command, such as its `ROUTE`. */
export const wordFor = (
  { command, positional }: Arguments<Usage>,
  name: Usage['positional'][number],
): string | undefined =>
  command.positional.includes(name) ? positional[command.positional.indexOf(name)] : undefined
