// Checks the types of all TypeScript blocks in one program, with the `typescript` that the site has
// installed.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Failure, Sample } from './findSamples.ts'

export interface TypedSample {
  readonly file: string
  readonly sample: Sample
}

const settings = {
  compilerOptions: {
    ...{ strict: true, noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true },
    ...{ target: 'es2022', module: 'esnext', moduleResolution: 'bundler', moduleDetection: 'force' },
    ...{ lib: ['es2023', 'dom', 'dom.iterable'], jsx: 'react-jsx' },
  },
  include: ['*.ts'],
}

/** `folder` is emptied first. */
export function checkTypes(
  samples: readonly TypedSample[],
  root: string,
  folder: string,
): readonly Failure[] {
  const [first] = samples
  if (!first) return []
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  if (!existsSync(compiler))
    return [
      {
        file: first.file,
        line: first.sample.line,
        block: first.sample.line - 1,
        message:
          'TypeScript blocks need the package typescript. Install it: npm install --save-dev typescript.',
      },
    ]
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
  for (const [at, { sample }] of samples.entries()) writeFileSync(join(folder, `${at}.ts`), sample.text)
  return printedBy(compiler, folder)
    .split('\n')
    .flatMap((line): Failure[] => {
      const [, at, row, message = ''] = /^(\d+)\.ts\((\d+),\d+\): error (.*)$/.exec(line) ?? []
      const found = samples[Number(at)]
      if (!found) return []
      const { line: first } = found.sample
      return [{ file: found.file, line: first + Number(row) - 1, block: first - 1, message }]
    })
}

function printedBy(compiler: string, folder: string): string {
  try {
    return execFileSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
    })
  } catch (error) {
    return String((error as { readonly stdout?: unknown }).stdout ?? '')
  }
}
