// Runs `troodon check` on the examples of the error codes, and returns its output.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { DiagnosticCode } from '../../build/model/rules.ts'
import type { Example } from './entry.ts'

type Examples = ReadonlyMap<DiagnosticCode, Example>

/** By code. An example that does not print its code is an error. */
export async function printedBy(examples: Examples): Promise<ReadonlyMap<DiagnosticCode, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'troodon-codes-'))
  try {
    const sites = [...new Set([...examples.values()].map(siteOf))]
    const outputs = new Map<string, string>()
    for (const site of sites) outputs.set(site, await check(site, join(folder, site), examples))
    const found = [...examples].map(([code, example]) => {
      const output = outputs.get(siteOf(example)) ?? ''
      return { code, output, problem: problemIn(output, code, example) }
    })
    const wrong = found.filter(({ problem }) => problem === null)
    if (wrong.length > 0)
      throw new Error(wrong.map(({ code, output }) => `${code} is not in:\n${output}`).join('\n\n'))
    return new Map(found.map(({ code, problem }) => [code, problem ?? '']))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const siteOf = ({ site = 'content' }: Example): string => site

function check(site: string, root: string, examples: Examples): Promise<string> {
  for (const example of examples.values())
    if (siteOf(example) === site)
      for (const [path, text] of Object.entries(example.files)) {
        if (text === '') continue
        mkdirSync(dirname(join(root, path)), { recursive: true })
        writeFileSync(join(root, path), text)
      }
  return run(['check', root, '--verbose'])
}

function run(args: readonly string[]): Promise<string> {
  const { GITHUB_ACTIONS: _, ...env } = process.env
  const child = spawn(process.execPath, [resolve('build/cli.js'), ...args], {
    env: { ...env, NO_COLOR: '1', CI: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let text = ''
  child.stderr.on('data', (chunk) => {
    text += String(chunk)
  })
  return new Promise((settle) => child.once('close', () => settle(text)))
}

/** The lines of one problem: the one with the code, and those below it that are indented. */
function problemIn(output: string, code: DiagnosticCode, { files }: Example): string | null {
  const blocks = output.split(/\n(?! {4}|\s*\n)/).map((block) => block.trimEnd())
  const found = blocks.filter((block) => isAbout(block, code))
  return found.find((block) => Object.keys(files).some((path) => block.startsWith(path))) ?? found[0] ?? null
}

const isAbout = (block: string, code: DiagnosticCode): boolean =>
  new RegExp(`(?:error|warning|info|hint)  ${code}  `).test(block)
