// Patterns of paths as React Router 5 has them: `/docs/:version?/*`.

export interface PathPattern {
  readonly path?: string | readonly string[]
  /** Whether nothing may follow the pattern. */
  readonly exact?: boolean
  /** Whether a slash at the end counts. */
  readonly strict?: boolean
  readonly sensitive?: boolean
}

export interface Match {
  readonly path: string
  readonly url: string
  readonly isExact: boolean
  readonly params: Readonly<Record<string, string | undefined>>
}

/** Null when the path does not match. A pattern without a path matches everything. */
export function matchPath(pathname: string, pattern: string | readonly string[] | PathPattern): Match | null {
  const options: PathPattern =
    typeof pattern === 'string' || Array.isArray(pattern)
      ? { path: pattern as string | readonly string[] }
      : (pattern as PathPattern)
  const { path } = options
  if (path === undefined) return { path: '/', url: pathname, isExact: true, params: {} }
  for (const one of typeof path === 'string' ? [path] : path) {
    const match = matchOne(pathname, one, options)
    if (match) return match
  }
  return null
}

function matchOne(pathname: string, path: string, { exact, strict, sensitive }: PathPattern): Match | null {
  const names: string[] = []
  const source = path
    .replace(strict ? /$^/ : /\/$/, '')
    .replaceAll(/[.+^${}|[\]\\]/g, '\\$&')
    .replaceAll(/\/:(\w+)(\([^)]*\))?(\?)?/g, (_, name: string, own: string | undefined, optional) => {
      names.push(name)
      const part = own ?? '([^/]+?)'
      return optional ? `(?:/${part})?` : `/${part}`
    })
    .replaceAll(/\*/g, () => {
      names.push(String(names.length))
      return '(.*)'
    })
  const end = `${strict ? '' : '/?'}${exact ? '$' : '(?=/|$)'}`
  const found = new RegExp(`^${source}${end}`, sensitive ? '' : 'i').exec(pathname)
  if (!found) return null
  const url = path === '/' && found[0] === '' ? '/' : found[0]
  const params = Object.fromEntries(names.map((name, index) => [name, found[index + 1]]))
  return { path, url, isExact: pathname === found[0], params }
}
