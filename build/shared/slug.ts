// Which slugs can be part of a URL.

/** Why a slug cannot be part of a URL, or null. Encoded dots count: hosts decode them. */
export function slugProblem(slug: string): string | null {
  if (/(?:^|[/\\])(?:\.|%2e){1,2}(?:[/\\]|$)/i.test(slug))
    return 'would leave its folder: "." and ".." are not allowed'
  if (/^\/*\.troodon/i.test(slug)) return 'begins with .troodon, which is the name of files of the builder'
  if (slug.includes('\\')) return 'has a backslash'
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters meant
  if (/[\u0000-\u001f\u007f]/.test(slug)) return 'has a control character'
  if (/[?#]/.test(slug)) return 'has a ? or #'
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(slug)) return 'is a URL of another site'
  return nameProblem(slug)
}

/** Why a disk or an archive cannot hold a folder of each name in a path, or null. */
export function nameProblem(path: string): string | null {
  if (/[:|*]/.test(path)) return 'has one of the characters : | *, which Windows does not allow in names'
  if (/(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.[^/]*)?(?:\/|$)/i.test(path))
    return 'has a name that Windows reserves for devices'
  if (/[. ](?:\/|$)/.test(path)) return 'has a name that ends with a dot or a space, which Windows removes'
  return /(?:^|\/)\.git(?:\/|$)/i.test(path) ? 'has the name .git, which belongs to Git' : null
}

/** A slug beside a folder's other pages: `./a` and `../a` as in a link, but never above the folder's root. */
export function relativeSlug(folder: string, slug: string): string {
  const names: string[] = []
  for (const name of `${folder}/${slug}`.split('/'))
    if (name === '..') names.pop()
    else if (name !== '.' && name !== '') names.push(name)
  return `/${names.join('/')}`
}
