// Writes progress and messages to standard error. Data goes to standard output, which this file leaves alone.
export interface Terminal {
  /** Begins a stage of the build; the one before ends. */
  readonly stage: (name: string) => void
  /** How many items the stage has. Shown on a terminal only, with those that are done. */
  readonly total: (count: number) => void
  /** More items of the stage are done. */
  readonly done: (count: number) => void
  /** Left out in quiet mode. */
  readonly info: (message: string) => void
  /** A line above the running stage. Left out in quiet mode. */
  readonly aside: (message: string) => void
  readonly error: (message: string) => void
  /** Writes a block of lines as they are. */
  readonly print: (lines: string) => void
  readonly paint: Paint
}

type Color = 'error' | 'warning' | 'info' | 'hint' | 'dim' | 'bold'

/** Colors text where the stream shows colors. */
export type Paint = (color: Color, text: string) => string

export interface TerminalOptions {
  readonly stream: NodeJS.WriteStream
  readonly env: Readonly<Record<string, string | undefined>>
  /** No stages, no colors, no information: the result is JSON on standard output. */
  readonly quiet: boolean
  /** Where the running stage can't be shown, writes a line for each that ended. */
  readonly listsStages?: boolean
}

const colorCodes: Readonly<Record<Color, number>> = {
  error: 31,
  warning: 33,
  info: 36,
  hint: 36,
  dim: 2,
  bold: 1,
}

/** The text of a stage's line while it runs. */
const activities: Readonly<Record<string, string>> = {
  scan: 'finding files',
  parse: 'parsing',
  plan: 'planning pages',
  bundle: 'bundling',
  link: 'checking links',
  images: 'reading images',
  render: 'rendering',
  facts: 'reading pages',
  merge: 'reading shards',
  search: 'indexing',
}

const startOfLine = '\r\u001b[K'

export function openTerminal({ stream, env, quiet, listsStages }: TerminalOptions): Terminal {
  const colors = !quiet && env['NO_COLOR'] === undefined && (stream.isTTY || env['FORCE_COLOR'] !== undefined)
  const live = stream.isTTY && !quiet && env['CI'] === undefined
  const paint: Paint = (color, text) => (colors ? `\u001b[${colorCodes[color]}m${text}\u001b[0m` : text)
  const write = (text: string) => void stream.write(text)
  const clearLine = () => live && write(startOfLine)
  const counter = createCounter((counts) => {
    if (live && stage)
      write(`${startOfLine}${paint('dim', `${activities[stage.name] ?? stage.name} ${counts}`)}`)
  })
  let stage: { readonly name: string; readonly start: number } | null = null
  const endStage = () => {
    if (stage && listsStages && !live && !quiet)
      write(`  ${stage.name.padEnd(8)} ${(performance.now() - stage.start).toFixed(0)} ms\n`)
    stage = null
    clearLine()
  }
  const print = (lines: string) => {
    endStage()
    write(`${lines}\n`)
  }
  return {
    stage(name) {
      endStage()
      counter.reset(0)
      stage = { name, start: performance.now() }
      if (live) write(paint('dim', `${activities[name] ?? name}…`))
    },
    total: counter.reset,
    done: counter.add,
    info(message) {
      if (quiet) endStage()
      else print(message)
    },
    aside(message) {
      if (quiet) return
      if (live) clearLine()
      write(`${message}\n`)
    },
    error: (message) => print(`${paint('error', 'error')}  ${message}`),
    print,
    paint,
  }
}

/** The terminal is written to no more often than this, in milliseconds. */
const showEvery = 100

/** Counts items up to a total and shows `812/5000` now and then; without a total it shows nothing. */
function createCounter(show: (counts: string) => void) {
  let total = 0
  let done = 0
  let shownAt = 0
  return {
    reset(count: number) {
      total = count
      done = 0
      shownAt = performance.now()
    },
    add(count: number) {
      done = Math.min(done + count, total)
      const now = performance.now()
      if (total === 0 || now - shownAt < showEvery) return
      shownAt = now
      show(`${done}/${total}`)
    },
  }
}
