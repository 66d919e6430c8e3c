// Files that the bundle shows as text, data or images, and that the content may not show: a page could
// publish the environment of the build, or a key beside the repository.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Message, Metafile } from 'esbuild'
import { openReadable } from '../../io/readableFile.ts'
import { type Refusal, readableFolders, refusalProblem } from '../../model/config/readableFolders.ts'
import type { Config } from '../../model/project.ts'
import { positionAt, positionOfQuoted } from '../../model/text/positionAt.ts'

interface Places {
  readonly work: string
  readonly root: string
  readonly config: Config
}

/** Code can read files itself, so it is not checked where it comes from. The same is true for its imports. */
const isCode = (name: string): boolean => /\.(?:[cm]?[jt]sx?|css|s[ac]ss|less|styl|stylus)$/i.test(name)

/**
 * Throws them as esbuild's messages, each at its import. Returns the `.gitignore` files on which the answer
 * depends, absolute.
 */
export function checkOutsideFiles(metafiles: readonly Metafile[], places: Places): readonly string[] {
  const { work, root, config } = places
  const readable = openReadable(readableFolders({ root, config }))
  const errors = new Map<string, Message>()
  for (const { inputs } of metafiles)
    for (const [importer, { imports }] of Object.entries(inputs)) {
      if (!/^(?:site|above\d+)\//.test(importer)) continue
      for (const { path, original, external } of imports) {
        const file = resolve(work, path.replace(/^[\w-]+:|\?[^?]*$/g, ''))
        if (external || !isShown(path) || errors.has(importer + original)) continue
        const refusal = readable.refusal(file, !isPath(original ?? path))
        if (refusal === null || (refusal !== 'outside' && refusal !== 'missing' && isCode(importer))) continue
        errors.set(importer + original, messageOf({ importer, original: original ?? path, refusal, work }))
      }
    }
  if (errors.size > 0)
    throw Object.assign(new Error('Files outside the repository.'), { errors: [...errors.values()] })
  return readable.ignoreFiles()
}

/** An import by a path, not by the name of a package. Requests of webpack begin with their loaders. */
const isPath = (original: string): boolean => /^(?:\.{1,2}\/|\/|@site\/)/.test(original.replace(/^.*!/, ''))

/**
 * Modules of the namespaces of our plugins that have no file are not shown. Those of the theme have a suffix.
 */
const isShown = (path: string): boolean =>
  /^(?:raw|raw-text|asset):/.test(path) || (!/^[\w-]+:/.test(path) && !isCode(path.replace(/\?\w+$/, '')))

interface Refused {
  readonly importer: string
  readonly original: string
  readonly refusal: Refusal
  readonly work: string
}

function messageOf({ importer, original, refusal, work }: Refused): Message {
  // Code blocks with `file=` have a generated query.
  const specifier = original.replace(/\?raw$/, '')
  const text = readFileSync(resolve(work, importer), 'utf8')
  const { line, column } =
    positionOfQuoted(text, original, { whole: true }) ??
    positionAt(text, Math.max(0, text.indexOf(specifier)))
  const known = refusal === 'missing' ? 'outside' : refusal
  const { message, hint } = refusalProblem(known, specifier, 'so it is not imported')
  const lineText = text.split('\n')[line - 1] ?? ''
  return {
    id: '',
    pluginName: '',
    notes: [],
    detail: undefined,
    text: message,
    location: {
      file: importer,
      namespace: 'file',
      line,
      // esbuild counts columns from 0, in bytes.
      column: Buffer.byteLength(lineText.slice(0, column - 1)),
      length: Buffer.byteLength(specifier),
      lineText,
      suggestion: hint ?? '',
    },
  }
}
