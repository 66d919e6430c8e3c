// Hosts that code of the site sends requests to: the security policy must allow them. A URL that code puts
// together from parts in other files is not found.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import type { Diagnostic } from '../model/diagnostics.ts'
import { sourcePath } from '../shared/paths.ts'
import { sourceName } from './workFolder/workNames.ts'

export interface ConnectHosts {
  /** Sorted origins, such as `https://api.example`. */
  readonly hosts: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Hosts in modules of the site, but not in Markdown, whose code does not run. `work` is the bundler's
 * folder.
 */
export function connectHosts({ inputs }: Metafile, work: string): ConnectHosts {
  const hosts = new Set<string>()
  const diagnostics: Diagnostic[] = []
  for (const name of Object.keys(inputs).sort()) {
    const file = sourceName(name)
    if (file === null || !/\.[cm]?[jt]sx?$/.test(name)) continue
    for (const { url, origin } of connectionsIn(textOf(join(work, name)))) {
      if (hosts.has(origin)) continue
      hosts.add(origin)
      diagnostics.push(allowed(sourcePath(file), url, origin))
    }
  }
  return { hosts: [...hosts].sort(), diagnostics }
}

const call =
  /\b(?:fetch|WebSocket|EventSource|sendBeacon|axios(?:\s*\.\s*\w+)?)\s*(?:<[^()]*?>)?\(\s*|\.open\(\s*["'`][A-Z]+["'`]\s*,\s*/g
const argument =
  /(?:new\s+URL\(\s*)?(?:["'`]((?:https?|wss?):\/\/[^"'`\s$]+)|(?:`\$\{\s*)?([A-Za-z_$][\w$]*))/y

/**
 * URLs of other hosts to which a module sends requests, with their origins: in the call, or in a constant.
 */
export function connectionsIn(code: string): readonly { readonly url: string; readonly origin: string }[] {
  if (!code.includes('://')) return []
  const found: { url: string; origin: string }[] = []
  for (const match of code.matchAll(call)) {
    argument.lastIndex = match.index + match[0].length
    const [, literal, name] = argument.exec(code) ?? []
    const url = literal ?? (name === undefined ? undefined : constantOf(name, code))
    if (url !== undefined && URL.canParse(url)) found.push({ url, origin: new URL(url).origin })
  }
  return found.filter(({ origin }) => origin !== 'null')
}

/** The URL that the value of a variable of the module begins with. */
const constantOf = (name: string, code: string): string | undefined =>
  new RegExp(
    `\\b(?:const|let|var)\\s+${name.replaceAll('$', '\\$')}\\s*(?::[^=]*)?=\\s*(?:new\\s+URL\\(\\s*)?["'\`]((?:https?|wss?)://[^"'\`\\s$]+)`,
  ).exec(code)?.[1]

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const allowed = (file: ReturnType<typeof sourcePath>, url: string, origin: string): Diagnostic => ({
  code: 'connectHost',
  file,
  line: 1,
  column: 1,
  message: `This code sends requests to ${origin}. Troodon adds this host to the security policy.`,
  hint: "If code sends requests to other hosts, list them in contentSecurityPolicy: { 'connect-src': […] }.",
  find: [url],
})
