// Counts what code does instead of how long it takes: the engine is bundled with a counter in every function
// and in every loop, and functions of JavaScript that read a text or a list count what they read.
import { rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Node, parse } from 'acorn'
import { build } from 'esbuild'
import type * as Entry from './entry.ts'
import { countNatives } from './nativeSteps.ts'

export interface Counted {
  readonly engine: typeof Entry
  /** The steps of a run. The same run has the same steps. */
  readonly stepsOf: (run: () => unknown) => number
}

/** Loads its own copy of the engine: code that runs already has no counters. */
export async function countedEngine(): Promise<Counted> {
  const { outputFiles } = await build({
    entryPoints: [resolve('test/support/steps/entry.ts')],
    ...{ bundle: true, write: false, format: 'esm', platform: 'node', target: 'node20' },
    banner: {
      js: "import { createRequire as requireHere_ } from 'node:module'; const require = requireHere_(import.meta.url);",
    },
    logLevel: 'error',
  })
  // It finds packages from where it is.
  const file = resolve(`node_modules/.cache-steps-${process.pid}.mjs`)
  writeFileSync(file, withCounters(outputFiles[0]?.text ?? ''))
  const counter = { steps: 0 }
  Object.assign(globalThis, { countedSteps: counter })
  const engine = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as typeof Entry
  rmSync(file)
  const stepsOf = (run: () => unknown): number => {
    counter.steps = 0
    const restore = countNatives((steps) => {
      counter.steps += steps
    })
    try {
      run()
    } finally {
      restore()
    }
    return counter.steps
  }
  return { engine, stepsOf }
}

const loops = /^(?:For|While|DoWhile|ForIn|ForOf)Statement$/
const functions = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/

type Child = Node & { readonly body?: Child | Child[]; readonly [key: string]: unknown }

function withCounters(code: string): string {
  const inserted: (readonly [at: number, order: number, text: string])[] = []
  const visit = (node: Child): void => {
    const { body } = node
    if ((loops.test(node.type) || functions.test(node.type)) && body && !Array.isArray(body)) {
      if (body.type === 'BlockStatement') inserted.push([body.start + 1, 1, 'countedSteps.steps++;'])
      else {
        const [open, close] = functions.test(node.type)
          ? ['(countedSteps.steps++,', ')']
          : ['{countedSteps.steps++;', '}']
        const [start, end] = functions.test(node.type) ? wrapped(code, body) : [body.start, body.end]
        inserted.push([start, 1, open], [end, 0, close])
      }
    }
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (typeof (child as Child | null)?.type === 'string') visit(child as Child)
  }
  visit(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as Node as Child)
  inserted.sort((a, b) => a[0] - b[0] || a[1] - b[1])
  let out = ''
  let done = 0
  for (const [at, , text] of inserted) {
    out += code.slice(done, at) + text
    done = at
  }
  return out + code.slice(done)
}

/** The body of an arrow function with its own brackets: `() => ({})`. */
function wrapped(code: string, { start, end }: Node): readonly [start: number, end: number] {
  const before = /\(\s*$/.exec(code.slice(Math.max(0, start - 20), start))
  const after = /^\s*\)/.exec(code.slice(end, end + 20))
  return code[start] === '{' && before && after
    ? [start - before[0].length, end + after[0].length]
    : [start, end]
}
