// Files that are published as they are: whether they contain secrets, and, where authors are not trusted,
// code. A file is read again when its content changes.
import { readFileSync } from 'node:fs'
import { textOf } from '../io/readText.ts'
import { searchableText } from '../io/searchableText.ts'
import type { Diagnostic, LocalDiagnostic } from '../model/diagnostics.ts'
import type { PublishedText } from '../model/publishedText.ts'
import { publishedKey } from '../reuse/keys.ts'
import type { Store } from '../reuse/store.ts'
import type { SourcePath } from '../shared/paths.ts'
import { scriptInSvg } from '../shared/svg.ts'
import { secretProblem, secretProblems } from './secretProblems.ts'

export interface PublishedFile {
  /** The file of the site; null for a file that the build makes. */
  readonly source: SourcePath | null
  /** Its name, for the message and by its ending. */
  readonly name: string
  /** Identity of the content. */
  readonly hash: string
  /** The absolute path, or the text itself. */
  readonly content: { readonly file: string } | { readonly text: string }
}

export interface CheckedFiles {
  readonly diagnostics: readonly Diagnostic[]
  /** Files of the site that are left out of the output. */
  readonly refused: ReadonlySet<SourcePath>
}

/** What a browser shows as a document of the origin. */
const documents = /\.(?:[xs]?html?|xht|svgz?|xml|xslt?|rdf|mht|mhtml|hta)$/i
/** Redirects, headers and code of a host: a file in any folder, or only in that of the output. */
const hostSettings =
  /(?:^|\/)(?:_headers|_redirects|_routes\.json|_worker\.js|\.ht\w+|web\.config|staticwebapp\.config\.json|vercel\.json|netlify\.toml|CNAME|sw\.js)$/i
const keyFiles = /(?:^|\/)(?:id_(?:rsa|dsa|ecdsa|ed25519)|[^/]+\.(?:pem|key|ppk))$/i
const keyStores = /\.(?:p12|pfx|jks|keystore|kdbx)$/i

interface CheckOptions {
  readonly store: Store
  readonly untrusted: boolean
  /** Files that the configuration names: who writes it is trusted. */
  readonly named?: readonly string[]
}

export function checkPublished(
  files: readonly PublishedFile[],
  { store, untrusted, named = [] }: CheckOptions,
): CheckedFiles {
  const diagnostics: Diagnostic[] = []
  const refused = new Set<SourcePath>()
  for (const file of files) {
    const { secrets, script } = factsOf(file, store)
    for (const found of secrets) diagnostics.push(published(found, file))
    const { source, name } = file
    if (!untrusted || source === null || named.includes(source)) continue
    const problem = hostSettings.test(name)
      ? 'is a setting of a host, which can change every page'
      : script && `contains ${script}, which runs when a reader opens it`
    if (problem === null) continue
    refused.add(source)
    diagnostics.push({
      ...{ code: 'untrustedCode', severity: 'error', file: source, line: 0, column: 0 },
      message: `The file ${problem}: content is 'untrusted'.`,
      hint: 'Remove it. If you have checked it, name it in outsideFolders in the configuration.',
    })
  }
  return { diagnostics, refused }
}

function published(found: LocalDiagnostic, { source, name }: PublishedFile): Diagnostic {
  if (source !== null) return { ...found, file: source }
  const subject = `${found.fingerprint} ${name}`
  return { ...found, file: null, line: 0, column: 0, message: `${name}: ${found.message}`, subject }
}

function factsOf(file: PublishedFile, store: Store): PublishedText {
  const key = publishedKey(file.hash, file.name.slice(file.name.lastIndexOf('/') + 1))
  const known = store.get(key)
  if (known) return known
  const facts = read(file)
  store.put(key, facts)
  return facts
}

function read({ content, name, hash }: PublishedFile): PublishedText {
  if ('text' in content) return { secrets: secretProblems(content.text), script: null }
  const { text, isText } = searchableText(content.file)
  const found = secretProblems(text)
  const secrets = isText ? found : found.map((one) => ({ ...one, line: 0, column: 0 }))
  const isKey = isText
    ? keyFiles.test(name) && !/-----BEGIN [A-Z0-9 ]*(?:CERTIFICATE|PUBLIC KEY)/.test(text)
    : keyStores.test(name)
  return {
    secrets: isKey && secrets.length === 0 ? [secretProblem({ name: 'private key', secret: hash })] : secrets,
    script: documents.test(name) ? scriptInDocument(readFileSync(content.file), name) : null,
  }
}

/** Whoever wrote it may use what only some browsers run, so HTML may have little. */
function scriptInDocument(bytes: Buffer, name: string): string | null {
  if (/\.svgz$/i.test(name)) return 'a compressed drawing'
  const text = textOf(bytes)
  if (/\.(?:svg|xml|rdf|xslt?)$/i.test(name)) {
    const found = scriptInSvg(text)
    return (
      found ??
      (/<\?xml-stylesheet|http:\/\/www\.w3\.org\/1999\/xhtml/i.test(text)
        ? 'a document with another type'
        : null)
    )
  }
  const isActive =
    /<\s*(?:script|iframe|object|embed|meta|base|form|link|frame|svg|math|portal)|[\s"'/]on\w+\s*=|(?:javascript|data|vbscript)\s*:/i
  return isActive.test(text) ? 'code or a form' : null
}
