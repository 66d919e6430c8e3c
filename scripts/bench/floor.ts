// The machine's time for the minimum that a build must do: start Node and stat every input, read the inputs,
// write the same bytes.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { median } from './figures.ts'
import { buildEnvironment } from './process.ts'

export const filesOf = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  )

/** Seconds to start Node and to stat (and read) every input file. */
export function inputFloor(root: string, read: boolean): number {
  const script = `const fs=require('fs'),p=require('path');(function walk(d){for(const e of fs.readdirSync(d,{withFileTypes:true})){const f=p.join(d,e.name);if(e.isDirectory())walk(f);else{fs.lstatSync(f);${read ? 'fs.readFileSync(f)' : ''}}}})(${JSON.stringify(join(root, 'docs'))})`
  return median(
    Array.from({ length: 5 }, () => {
      const start = performance.now()
      execFileSync('node', ['-e', script], { env: buildEnvironment() })
      return (performance.now() - start) / 1000
    }),
  )
}

/** Seconds to write the output's bytes to the same number of files below `target`. */
export function outputFloor(
  outDir: string,
  target: string,
): { readonly seconds: number; readonly files: number; readonly bytes: number } {
  const files = filesOf(outDir).map((file) => ({ path: relative(outDir, file), content: readFileSync(file) }))
  rmSync(target, { recursive: true, force: true })
  const start = performance.now()
  for (const { path, content } of files) {
    mkdirSync(dirname(join(target, path)), { recursive: true })
    writeFileSync(join(target, path), content)
  }
  const seconds = (performance.now() - start) / 1000
  rmSync(target, { recursive: true, force: true })
  return { seconds, files: files.length, bytes: files.reduce((sum, { content }) => sum + content.length, 0) }
}
