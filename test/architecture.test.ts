// Checks the rules of ARCHITECTURE.md from the syntax trees: layers, no import cycles, short functions with
// few parameters.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cycleIn, type Func, importGraph, longFunctions, sourceFiles } from './support/sourceFacts.ts'

const files = sourceFiles(['build', 'theme'])
const graph = importGraph(files)

/** From the bottom up: a room can import itself and the rooms in its row. Type imports count. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  model: ['shared'],
  markdown: ['shared', 'model'],
  kinds: ['shared', 'model'],
  plan: ['shared', 'model', 'kinds'],
  link: ['shared', 'model'],
  render: ['shared', 'model', 'kinds'],
  rules: ['shared', 'model', 'markdown'],
}

const pure = new Set(Object.keys(rooms))
/** Rooms that use the disk. Each can import the pure rooms and every room before it. */
const order = [
  'io',
  'remote',
  'create',
  'config',
  'reuse',
  'plugins',
  'read',
  'bundle',
  'docusaurus',
  'outputs',
  'workers',
  'spread',
  'emit',
  'problems',
  'upkeep',
  'publish',
  'diff',
  'samples',
  'stages',
  'editor',
  'dev',
  'commands',
  'main.ts',
  'entry',
]

const roomOf = (file: string): string => file.split('/')[1] ?? ''

function mayImport(from: string, to: string): boolean {
  if (from === to) return true
  if (pure.has(from)) return rooms[from]?.includes(to) ?? false
  return pure.has(to) || (order.includes(to) && order.indexOf(to) < order.indexOf(from))
}

describe('the layers', () => {
  it('contain every room', () => {
    const loose = ['build/cli.js', 'build/main.ts', 'build/pipeline.ts']
    const build = files.filter((file) => file.startsWith('build/') && !loose.includes(file))
    const unknown = build.filter((file) => !pure.has(roomOf(file)) && !order.includes(roomOf(file)))
    expect(unknown).toEqual([])
  })

  it('import only from lower layers', () => {
    const inRooms = [...graph].filter(([file]) => file.startsWith('build/') && file.split('/').length > 2)
    const wrong = inRooms.flatMap(([file, { local }]) =>
      local
        // Generated from the engine, and packed beside it.
        .filter((target) => !target.startsWith('schemas/'))
        .filter((target) => !target.startsWith('build/') || !mayImport(roomOf(file), roomOf(target)))
        .map((target) => `${file} imports ${target}`),
    )
    expect(wrong).toEqual([])
  })

  it('keep Node and the disk out of the pure rooms and the theme', () => {
    const touching = [...graph].filter(([file]) => file.startsWith('theme/') || pure.has(roomOf(file)))
    const wrong = touching.flatMap(([file, { packages }]) =>
      packages
        .filter((name) => name.startsWith('node:') || ['esbuild', 'sharp', 'chokidar'].includes(name))
        .map((name) => `${file} imports ${name}`),
    )
    expect(wrong).toEqual([])
  })

  it('have no mode for sites of another generator: each difference is a named behavior', () => {
    const named = [...graph.keys()].filter((file) =>
      /\bisDocusaurus\b|TROODON_DOCUSAURUS/.test(readFileSync(file, 'utf8')),
    )
    expect(named).toEqual([])
  })

  it('know one adapter for sites of another generator, which only the entries name', () => {
    const naming = [...graph].flatMap(([file, { local }]) =>
      !file.startsWith('build/docusaurus/') && local.some((target) => target.startsWith('build/docusaurus/'))
        ? [file]
        : [],
    )
    expect(naming.sort()).toEqual(['build/entry/edit.ts', 'build/entry/start.ts', 'build/main.ts'])
  })

  it('let the theme import only build/shared', () => {
    const wrong = [...graph]
      .filter(([file]) => file.startsWith('theme/'))
      .flatMap(([file, { local }]) =>
        local
          .filter((target) => target.startsWith('build/') && !target.startsWith('build/shared/'))
          .map((target) => `${file} imports ${target}`),
      )
    expect(wrong).toEqual([])
  })
})

it('has no import cycles, including types', () => {
  expect(cycleIn(graph)).toBeNull()
})

const show = ({ file, line, name, lines, parameters }: Func): string =>
  `${file}:${line} ${name}: ${lines} lines, ${parameters} parameters`

it('has no function with 60 lines or more, and none with more than 4 parameters', () => {
  const build = files.filter((file) => file.startsWith('build/'))
  expect(longFunctions(build, { lines: 60, parameters: 4 }).map(show)).toEqual([])
})

it('has no comment line of more than 110 characters, as biome wraps code only', () => {
  const long = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((text, at) =>
        text.length > 110 && /^\s*(?:\/\/|\/?\*)(?!.*(?:biome-ignore|@example|@default|https?:))/.test(text)
          ? [`${file}:${at + 1}`]
          : [],
      ),
  )
  expect(long).toEqual([])
})

it('begins each file with a comment about it', () => {
  const bare = files.filter((file) => !/^(?:#!.*\n)?\/[/*]/.test(readFileSync(file, 'utf8')))
  expect(bare).toEqual([])
})

describe('the documents about the code', () => {
  const rooms = readdirSync('build', { recursive: true, encoding: 'utf8' })
    .filter((path) => basename(path) === 'README.md')
    .map((path) => join('build', path))
  const documents = ['ARCHITECTURE.md', 'theme/README.md', 'scripts/pack/README.md', ...rooms]

  it('name folders and files that exist', () => {
    const named = documents.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/`((?:\.\.\/)*(?:\w+\/)+[\w./-]*)`/g)].map(([, path = '']) => [
        file,
        path,
      ]),
    )
    expect(named.length).toBeGreaterThan(200)
    // Files are named from the root, from `build` or from the folder of the document.
    const missing = named.filter(
      ([file = '', path = '']) =>
        /\.(?:tsx?|js|json|md|css)$|^build\//.test(path) &&
        !['', 'build', dirname(file)].some((from) => existsSync(join(from, path))),
    )
    expect(missing).toEqual([])
  })

  it('link to each other', () => {
    for (const file of documents)
      for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
        /\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g,
      ))
        expect([file, path, existsSync(join(dirname(file), path))]).toEqual([file, path, true])
  })

  it('begin with one page', () => {
    expect(statSync('ARCHITECTURE.md').size).toBeLessThan(9_000)
  })
})
