// Routes and files → dist/. What has the key it had in the last build, and is intact, is not made again.
import { copyFileSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pLimit from 'p-limit'
import { type EmittedFile, intactFile, type Manifest, statEmitted } from '../io/emittedFile.ts'
import { stageFolderOf } from '../io/outputFolder.ts'
import { writeOutput } from '../io/stageFiles.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import type { EmittedFiles, Output } from '../outputs/output.ts'
import type { OutputPath } from '../shared/paths.ts'
import type { Session } from '../workers/session.ts'
import type { RenderJob } from '../workers/writePage.ts'
import { filesIn, prepareOutDir, publish } from './publish.ts'

export interface Emitted {
  readonly manifest: Manifest
  readonly rendered: number
  readonly written: number
  readonly removed: number
  /** Files whose bytes are new, and files that are gone. */
  readonly changed: readonly OutputPath[]
  readonly diagnostics: readonly Diagnostic[]
}

export interface OutputPlan {
  readonly outputs: Iterable<Output>
  /** Files that are waited for when all the others are under way. */
  readonly slow: Promise<Iterable<Output>>
  /** Files that are made of what all others are. */
  readonly last: (files: () => EmittedFiles) => readonly Exclude<Output, { type: 'route' }>[]
}

/** Routes are planned and rendered this many at a time, so that memory does not grow with the site. */
const chunkSize = 1_000
/** Files that are made, not copied, at a time. */
const makers = 4

export async function emitSite(plan: OutputPlan, last: Manifest, session: Session): Promise<Emitted> {
  const { outDir } = session
  prepareOutDir(outDir)
  const state: State = {
    session,
    last,
    stage: stageFolderOf(outDir),
    kept: new Map(),
    made: new Map(),
    diagnostics: [],
    rendered: 0,
  }
  let chunk: RouteOutput[] = []
  // Threads render while the next routes are planned and other files are made.
  let rendering: Promise<void> = Promise.resolve()
  const render = async (): Promise<void> => {
    const routes = chunk
    chunk = []
    await rendering
    rendering = emitRoutes(routes, state)
    rendering.catch(() => {})
  }
  const limit = pLimit(makers)
  const making: Promise<void>[] = []
  for (const output of plan.outputs) {
    if (output.type === 'route') chunk.push(output)
    else if (output.type === 'made') {
      const made = limit(() => emitFile(output, state))
      made.catch(() => limit.clearQueue())
      making.push(made)
    } else {
      if (chunk.length > 0) await render()
      await emitFile(output, state)
    }
    if (chunk.length >= chunkSize) await render()
  }
  await render()
  for (const output of await plan.slow) if (output.type !== 'route') await emitFile(output, state)
  await Promise.all([rendering, ...making])
  if (state.diagnostics.length > 0)
    return {
      manifest: last,
      rendered: state.rendered,
      written: 0,
      removed: 0,
      changed: [],
      diagnostics: state.diagnostics,
    }
  for (const output of plan.last(() => emittedFiles(state))) await emitFile(output, state)
  const known = last.size > 0 ? [...last.keys()] : filesIn(outDir)
  const gone = known.filter((path) => !state.kept.has(path) && !state.made.has(path))
  publish(outDir, gone)
  const made = [...state.made].map(([path, file]): [OutputPath, EmittedFile] => [
    path,
    { ...file, ...statEmitted(outDir, path) },
  ])
  const manifest = new Map([...state.kept, ...made].sort(([a], [b]) => (a < b ? -1 : 1)))
  const written = [...state.made.keys()].filter((path) => last.get(path)?.hash !== state.made.get(path)?.hash)
  return {
    manifest,
    rendered: state.rendered,
    written: written.length,
    removed: gone.length,
    changed: [...written, ...gone],
    diagnostics: [],
  }
}

function emittedFiles({ kept, made, stage, session }: State): EmittedFiles {
  // Equal bytes were not written again: they stand in the output folder.
  const sizeOf = (path: OutputPath) =>
    (statSync(join(stage, path), { throwIfNoEntry: false }) ?? statSync(join(session.outDir, path))).size
  return new Map([
    ...kept,
    ...[...made].map(([path, { hash }]) => [path, { hash, size: sizeOf(path) }] as const),
  ])
}

type RouteOutput = Extract<Output, { type: 'route' }>

interface State {
  readonly session: Session
  readonly last: Manifest
  readonly stage: string
  readonly kept: Map<OutputPath, EmittedFile>
  readonly made: Map<OutputPath, { key: string; hash: string }>
  readonly diagnostics: Diagnostic[]
  rendered: number
}

/** The file as it stands, when it is what `key` makes. */
function keep(path: OutputPath, key: string, state: State): boolean {
  const known = state.last.get(path)
  const stands = known?.key === key ? intactFile(state.session.outDir, path, known) : null
  if (stands) state.kept.set(path, stands)
  return stands !== null
}

/** The hash of a file that is intact, so that equal bytes are not written again. */
function intactHash(path: OutputPath, { last, session }: State): string | null {
  const known = last.get(path)
  return known && intactFile(session.outDir, path, known) ? known.hash : null
}

async function emitFile(output: Exclude<Output, { type: 'route' }>, state: State): Promise<void> {
  if (keep(output.path, output.key, state)) return
  if (output.type === 'text' || output.type === 'made') {
    const content = output.type === 'text' ? output.text : await output.make()
    const { hash } = writeOutput(state.stage, output.path, content, intactHash(output.path, state))
    state.made.set(output.path, { key: output.key, hash })
    return
  }
  // A copy's key is the hash of its content.
  if (intactHash(output.path, state) !== output.key) {
    const target = join(state.stage, output.path)
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(output.file, target)
  }
  state.made.set(output.path, { key: output.key, hash: output.key })
}

/** Whether the page's Markdown is written with the page; false when it stands there already. */
function copied({ path, key }: NonNullable<RouteOutput['markdown']>, state: State): boolean {
  if (keep(path, key, state)) return false
  state.made.set(path, { key, hash: key })
  return intactHash(path, state) !== key
}

async function emitRoutes(routes: readonly RouteOutput[], state: State): Promise<void> {
  const dirty: RouteOutput[] = []
  for (const route of routes) {
    const { html, json, key, markdown } = route
    if (!(keep(html, key, state) && (json === null || keep(json, key, state)))) dirty.push(route)
    else if (markdown) await emitFile({ type: 'copy', ...markdown }, state)
  }
  const jobs = dirty.map(({ html, json, key, markdown, job, record }): RenderJob => {
    const files =
      json === null
        ? [[html, 'html'] as const]
        : ([
            [html, 'html'],
            [json, 'json'],
          ] as const)
    const copy = markdown && copied(markdown, state) ? { path: markdown.path, file: markdown.file } : null
    return {
      ...job(),
      copy,
      record: { ...record(), id: key, isNew: !state.last.has(html) },
      stageFolder: state.stage,
      outputs: files.map(([path, kind]) => ({ path, kind, previous: intactHash(path, state) })),
    }
  })
  const results = await state.session.workers.render(jobs)
  state.rendered += jobs.length
  for (const [index, result] of results.entries()) {
    const { key, source, html, json } = dirty[index] as RouteOutput
    if ('error' in result) {
      state.diagnostics.push({
        code: 'renderFailed',
        file: source,
        line: source ? 1 : 0,
        column: 1,
        message: `The page ${html} cannot be rendered: ${result.error}`,
        hint: null,
      })
      continue
    }
    for (const path of [html, json]) if (path) state.kept.delete(path)
    for (const { path, hash } of result.written) state.made.set(path, { key, hash })
  }
}
