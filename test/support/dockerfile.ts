// Follows a Dockerfile without Docker: each stage is a folder, and its commands run on this machine.
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Shell } from './shell.ts'

interface Stage {
  readonly name: string | null
  /** The folder that is `/` of the stage. */
  readonly root: string
  workdir: string
  settings: string
}

export interface BuildImage {
  /** The folder that `docker build` gets. */
  readonly context: string
  /** An empty folder for the stages. */
  readonly folder: string
  readonly shellIn: (folder: string) => Shell
}

/** Resolves with the folder of the last stage. Knows the instructions that the documentation uses. */
export async function buildImage(file: string, options: BuildImage): Promise<string> {
  const stages: Stage[] = []
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const [instruction = '', ...words] = line.split(' ')
    const stage = stages.at(-1) as Stage
    if (instruction === 'FROM') {
      const root = join(options.folder, String(stages.length))
      mkdirSync(root, { recursive: true })
      stages.push({ name: words[2] ?? null, root, workdir: '/', settings: '' })
    } else if (instruction === 'WORKDIR') {
      stage.workdir = words[0] as string
      mkdirSync(join(stage.root, stage.workdir), { recursive: true })
    } else if (instruction === 'ARG') stage.settings += `export ${words[0]}\n`
    else if (instruction === 'COPY') copy(words, stages, options.context)
    else if (instruction === 'RUN')
      await options.shellIn(join(stage.root, stage.workdir)).run(stage.settings + words.join(' '))
    else if (instruction !== 'EXPOSE') throw new Error(`${file} has the unknown instruction ${instruction}.`)
  }
  return (stages.at(-1) as Stage).root
}

function copy(words: readonly string[], stages: readonly Stage[], context: string): void {
  const stage = stages.at(-1) as Stage
  const [, from] = /^--from=(.*)$/.exec(words[0] as string) ?? []
  const paths = from === undefined ? words : words.slice(1)
  const source = from === undefined ? context : (stages.find(({ name }) => name === from) as Stage).root
  const ignored = from === undefined ? ignoredIn(context) : []
  const target = paths.at(-1) as string
  const into = join(stage.root, target.startsWith('/') ? target : join(stage.workdir, target))
  for (const path of paths.slice(0, -1)) {
    const to = target.endsWith('/') ? join(into, path) : into
    cpSync(join(source, path), to, { recursive: true, filter: (one) => !ignored.includes(basename(one)) })
  }
}

const ignoredIn = (context: string): readonly string[] =>
  readFileSync(join(context, '.dockerignore'), 'utf8').split('\n')
