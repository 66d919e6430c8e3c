// The code blocks of a page that are tested, in order. The fence of each says so: `bash test`.

export interface Sample {
  /** As written: `ts`. */
  readonly language: string
  readonly text: string
  /** Of the first line of its text, from 1. */
  readonly line: number
  /**
   * `run`: a command or program. `file`: written to `title`. `data`: JSON, YAML or TOML. `stray`: an output
   * without a block that prints it.
   */
  readonly kind: 'run' | 'file' | 'data' | 'stray'
  readonly title: string | null
  /** Path of a JSON schema, from the root of the site. */
  readonly schema: string | null
  /** The exit code that it must have. */
  readonly exit: number
  /** Whether the types of this TypeScript are checked. */
  readonly isTyped: boolean
  readonly seconds: number | null
  /** What it must print; null: anything. `isPart`: these lines among others. */
  readonly output: { readonly text: string; readonly line: number; readonly isPart: boolean } | null
}

export interface Failure {
  readonly file: string
  /** The line of the fence. */
  readonly block: number
  readonly line: number
  readonly message: string
}

interface Fence {
  readonly info: string
  readonly text: string
  readonly line: number
}

const programs = /^(?:bash|sh|shell|js|javascript|mjs|ts|typescript)$/
const dataLanguages = /^(?:json|ya?ml|toml)$/

export function findSamples(text: string): readonly Sample[] {
  const samples: Sample[] = []
  for (const { info, ...fence } of fencesIn(text)) {
    const [language = '', ...words] = info.replace(/\{[^}]*\}/g, ' ').split(/\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    const last = samples.at(-1)
    if (language === 'output' || words.includes('output')) {
      if (last?.kind === 'run' && last.output === null)
        samples[samples.length - 1] = { ...last, output: { ...fence, isPart: words.includes('part') } }
      else samples.push({ ...fence, ...strayOutput, language })
      continue
    }
    const value = (name: string): string | null =>
      words
        .find((word) => word.startsWith(`${name}=`))
        ?.slice(name.length + 1)
        .replace(/^"|"$/g, '') ?? null
    const [title, schema, seconds] = [value('title'), value('schema'), value('timeout')]
    if (!words.includes('test') && schema === null) continue
    const isData = dataLanguages.test(language)
    if (!isData && !programs.test(language) && title === null) continue
    const kind = isData && title === null ? 'data' : title === null ? 'run' : 'file'
    const isTyped = /^(?:ts|typescript)$/.test(language) && !words.includes('untyped')
    const limits = {
      isTyped,
      exit: Number(value('exit') ?? 0),
      seconds: seconds === null ? null : Number(seconds),
    }
    samples.push({ language, ...fence, kind, title, schema, ...limits, output: null })
  }
  // A page without tests may have a language of that name.
  return samples.some(({ kind, language }) => kind !== 'stray' || language !== 'output') ? samples : []
}

const strayOutput = {
  kind: 'stray',
  title: null,
  schema: null,
  isTyped: false,
  exit: 0,
  seconds: null,
  output: null,
} as const

/** Fences as CommonMark closes them: by as many marks or more, without words. */
function* fencesIn(text: string): Generator<Fence> {
  let open: {
    readonly marks: string
    readonly prefix: RegExp
    readonly info: string
    readonly line: number
  } | null = null
  let lines: string[] = []
  for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
    const [, space = '', marks = '', info = ''] = /^([\s>]*)(`{3,}(?=[^`]*$)|~{3,})(.*)$/.exec(line) ?? []
    if (open) {
      const isEnd: boolean =
        marks !== '' && info.trim() === '' && marks[0] === open.marks[0] && marks.length >= open.marks.length
      if (!isEnd) {
        lines.push(line.replace(open.prefix, ''))
        continue
      }
      yield { info: open.info, text: `${lines.join('\n')}\n`, line: open.line }
      open = null
    } else if (marks !== '') {
      open = { marks, prefix: new RegExp(`^[\\s>]{0,${space.length}}`), info: info.trim(), line: at + 2 }
      lines = []
    }
  }
}
