// Pages that show more URLs than their own: those below them, or those that fit their pattern.

/** `/users/:id/` shows `/users/7`. A page without a pattern shows all URLs below it. */
export function showsUrl(page: string, pathname: string): boolean {
  const bare = page.replace(/\/$/, '')
  if (!bare.includes('/:')) return pathname.startsWith(`${bare}/`)
  const parts = bare.split('/')
  const asked = pathname.replace(/\/$/, '').split('/')
  return asked.length === parts.length && parts.every((part, at) => isAt(part, asked[at] as string))
}

const isAt = (part: string, asked: string): boolean => (part.startsWith(':') ? asked !== '' : part === asked)
