// Content negotiation: whether a request asks for the Markdown of a page rather than its HTML.

/** `accept`: the request's header. Markdown must be named, and HTML must not be preferred. */
export function acceptsMarkdown(accept: string | undefined): boolean {
  if (accept === undefined || !/\btext\/markdown\b/i.test(accept)) return false
  const markdown = qualityOf('text/markdown', accept)
  return markdown > 0 && markdown >= qualityOf('text/html', accept)
}

/** 0 for a type that is not named. */
function qualityOf(type: string, accept: string): number {
  for (const part of accept.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    if (name !== type) continue
    const q = parameters.find((text) => text.startsWith('q='))
    const value = q === undefined ? 1 : Number(q.slice(2))
    return Number.isNaN(value) ? 0 : value
  }
  return 0
}
