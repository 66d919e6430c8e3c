// A Markdown file as a JavaScript module.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../io/hash.ts'
import { openReadable } from '../io/readableFile.ts'
import { isUnified } from '../model/markdownVariant.ts'
import { fillFile } from '../read/fillFile.ts'
import type { Parsing } from '../read/parseFile.ts'
import { withMarker } from '../read/postText.ts'
import { pageBodyOf, pageTreeKey } from '../reuse/keys.ts'
import type { ParseJob } from '../reuse/parseJob.ts'
import { includedPath } from '../shared/paths.ts'

export async function moduleOf(
  written: string,
  job: ParseJob,
  parsing: Parsing,
  valuesOnly = false,
): Promise<string> {
  const { parser, store, site, variant, root, readableFolders } = parsing
  const { source, syntax } = job
  const { text, keyOf, filled } = fillFile(written, job)
  const readCode = (specifier: string) => {
    const file = join(root, includedPath(specifier, source))
    return openReadable(readableFolders).refusal(file) === null ? readText(file) : null
  }
  const file = { source, isPost: job.post !== undefined, valuesOnly, glossary: filled?.terms }
  const prepared = withMarker(site ? await site.prepare(text, source) : text, job)
  if (!site || !isUnified(variant, prepared)) return parser().module(prepared, syntax, file, readCode)
  // Of bytes, as when the file was parsed: the hash of a string begins with another length.
  const body = pageBodyOf({ ...parsing, ...job, content: hashOf(Buffer.from(written)) })
  const key = pageTreeKey(keyOf(body))
  const unified = store.get(key) ?? (await site.tree(prepared, job, variant)).unified
  return parser().module(prepared, unified, file, readCode)
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
