// `_headers` and `_redirects` of a built site as values: what Troodon generates and the site's own lines. All
// other forms of these settings are made from them.

export interface HeaderRule {
  readonly pattern: PathPattern
  readonly set: readonly (readonly [name: string, value: string])[]
  /** Names of headers that earlier rules set and this one takes away, in lower case. */
  readonly remove: readonly string[]
}

export interface RedirectRule {
  readonly from: PathPattern
  /** A path or a URL; `:splat` and other names are replaced. */
  readonly to: string
  /** 200 shows the page without a redirect. */
  readonly status: number
}

/** A decoded path in which `*` stands for anything and `:name` for anything but a slash. */
export interface PathPattern {
  readonly text: string
  /** Names of the groups of `expression`, in order; `*` is `splat`. */
  readonly names: readonly string[]
  /** Matches the whole path. */
  readonly expression: string
}

/** A line that only its own host understands. */
interface SkippedLine {
  readonly file: '_headers' | '_redirects'
  readonly line: number
  readonly text: string
}

export interface HostRules {
  readonly headers: readonly HeaderRule[]
  readonly redirects: readonly RedirectRule[]
  readonly skipped: readonly SkippedLine[]
}

export function readHostRules(headers: string, redirects: string): HostRules {
  const skipped: SkippedLine[] = []
  return { headers: readHeaders(headers, skipped), redirects: readRedirects(redirects, skipped), skipped }
}

function readHeaders(text: string, skipped: SkippedLine[]): readonly HeaderRule[] {
  const rules: { pattern: PathPattern; set: [string, string][]; remove: string[] }[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim()
    if (content === '' || content.startsWith('#')) continue
    const skip = () => void skipped.push({ file: '_headers', line: index + 1, text: content })
    const last = rules.at(-1)
    const header = /^([\w-]+)\s*:\s*(.*)$/.exec(content)
    if (!/^\s/.test(line)) {
      if (content.startsWith('/')) rules.push({ pattern: pathPattern(content), set: [], remove: [] })
      else skip()
    } else if (last && content.startsWith('! ')) last.remove.push(content.slice(2).trim().toLowerCase())
    else if (last && header) last.set.push([header[1] as string, header[2] as string])
    else skip()
  }
  return rules
}

const statuses = new Set([200, 301, 302, 303, 307, 308])

function readRedirects(text: string, skipped: SkippedLine[]): readonly RedirectRule[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const content = line.replace(/(?:^|\s)#.*$/, '').trim()
    if (content === '') return []
    const [from = '', to = '', status = '301', ...more] = content.split(/\s+/)
    const code = Number.parseInt(status, 10)
    // Conditions, queries and other hosts.
    const isPlain = from.startsWith('/') && /^(?:\/|https?:)/.test(to) && /^\d+!?$/.test(status)
    if (isPlain && statuses.has(code) && more.length === 0 && !(code === 200 && !to.startsWith('/')))
      return [{ from: pathPattern(decoded(from)), to, status: code }]
    skipped.push({ file: '_redirects', line: index + 1, text: content })
    return []
  })
}

function pathPattern(text: string): PathPattern {
  const names: string[] = []
  const expression = text.replace(/\*|:[a-zA-Z]\w*|[\\^$.|?+()[\]{}]/g, (part) => {
    if (part !== '*' && !part.startsWith(':')) return `\\${part}`
    names.push(part === '*' ? 'splat' : part.slice(1))
    return part === '*' ? '(.*)' : '([^/]+)'
  })
  return { text, names, expression: `^${expression}$` }
}

export const isExact = ({ names }: PathPattern): boolean => names.length === 0

/** Headers by lower-case name, as all matching rules set them in order: the last value counts. */
export type HeaderLookup = (...spellings: readonly string[]) => Map<string, string>

/** For decoded paths; one page can have several, such as `/docs/` and `/docs/index.html`. */
export function headerLookup(rules: readonly HeaderRule[]): HeaderLookup {
  const compiled = rules.map((rule) => ({ ...rule, expression: new RegExp(rule.pattern.expression, 's') }))
  return (...spellings) => {
    const found = new Map<string, string>()
    for (const { expression, set, remove } of compiled) {
      if (!spellings.some((path) => expression.test(path))) continue
      for (const name of remove) found.delete(name)
      for (const [name, value] of set) found.set(name.toLowerCase(), value)
    }
    return found
  }
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
