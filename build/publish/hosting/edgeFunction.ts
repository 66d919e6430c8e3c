// Functions that hosts run in front of static files: a page answers `Accept: text/markdown` with its
// Markdown. nginx, Caddy and CloudFront have it in their settings.

export const edgeHosts = ['netlify', 'cloudflare', 'vercel'] as const

type EdgeHost = (typeof edgeHosts)[number]

/** One module without imports; `place` is its file in the repository of the site. */
export const edgeFunction = (host: EdgeHost): { readonly place: string; readonly text: string } => ({
  place: places[host],
  text: `// Answers requests for Markdown with the Markdown of a page. From: troodon hosting ${host}\n${entries[host]}${common}`,
})

const places: Readonly<Record<EdgeHost, string>> = {
  netlify: 'netlify/edge-functions/markdown.js',
  cloudflare: 'functions/_middleware.js',
  vercel: 'middleware.js',
}

const entries: Readonly<Record<EdgeHost, string>> = {
  netlify: `export default async (request, context) => {
  const url = markdownUrl(request)
  if (url && accepts(request.headers.get('accept'))) return new URL(url)
  const page = await context.next()
  if (url) page.headers.append('vary', 'Accept')
  return page
}

export const config = { path: '/*' }
`,
  cloudflare: `export async function onRequest({ request, env, next }) {
  const url = markdownUrl(request)
  if (url && accepts(request.headers.get('accept'))) {
    const copy = await env.ASSETS.fetch(url)
    if (copy.ok) return withVary(copy)
  }
  const page = await next()
  return url ? withVary(page) : page
}

function withVary(response) {
  const headers = new Headers(response.headers)
  headers.append('vary', 'Accept')
  return new Response(response.body, { status: response.status, headers })
}
`,
  // Vercel serves a file before it looks at rewrites, so that only a function can choose another one.
  vercel: `export default async function middleware(request) {
  const url = markdownUrl(request)
  if (!url || !accepts(request.headers.get('accept'))) return
  const copy = await fetch(url)
  if (!copy.ok) return
  const headers = { 'content-type': 'text/markdown; charset=utf-8', vary: 'Accept' }
  return new Response(copy.body, { headers })
}
`,
}

const common = `
/** Null for a URL that is not a page. */
function markdownUrl({ method, url }) {
  const { origin, pathname } = new URL(url)
  const isPage = (method === 'GET' || method === 'HEAD') && !/\\.[^/.]+$/.test(pathname)
  return isPage ? origin + pathname.replace(/\\/?$/, '/index.md') : null
}

/** Markdown must be named, and HTML must not be preferred. */
function accepts(header) {
  const quality = (type) => {
    for (const part of (header ?? '').toLowerCase().split(',')) {
      const [name, ...parameters] = part.split(';').map((text) => text.trim())
      if (name !== type) continue
      const q = parameters.find((text) => text.startsWith('q='))
      return q ? Number(q.slice(2)) || 0 : 1
    }
    return 0
  }
  return quality('text/markdown') > 0 && quality('text/markdown') >= quality('text/html')
}
`
