// `npm run bench:browser [-- --pages 200,5000,20000] [--work FOLDER]`: what a reader's browser loads and keeps
// of generated sites. Sites in FOLDER are used again.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchBrowser } from './bench/browser.ts'
import { numbers, option } from './bench/options.ts'

const work = option('--work')
const folder = work ?? mkdtempSync(join(tmpdir(), 'troodon-browser-'))
try {
  await benchBrowser(folder, numbers('--pages', '200,5000,20000'))
} finally {
  if (work === null) rmSync(folder, { recursive: true, force: true })
}
