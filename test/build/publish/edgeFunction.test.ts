// The functions for hosts, run as their hosts run them.
import { expect, it } from 'vitest'
import { edgeFunction, edgeHosts } from '../../../build/publish/hosting/edgeFunction.ts'

/** What the host has as files, and what the function answers. */
type Ask = (path: string, accept: string, method?: string) => Promise<Response | URL | undefined>

const files = (url: string): Response =>
  /\/docs\/(?:index\.md)?$/.test(url)
    ? new Response(url.endsWith('.md') ? '# Markdown' : '<h1>Page</h1>')
    : new Response('Not found', { status: 404 })

async function askerOf(host: (typeof edgeHosts)[number]): Promise<Ask> {
  const { text } = edgeFunction(host)
  const module = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as Record<
    string,
    (...given: readonly unknown[]) => Promise<Response>
  >
  return async (path, accept, method = 'GET') => {
    const request = new Request(`https://h.example${path}`, { method, headers: { accept } })
    const next = async () => files(request.url)
    if (host === 'netlify') return module['default']?.(request, { next })
    const env = { ASSETS: { fetch: async (url: string) => files(url) } }
    if (host === 'cloudflare') return module['onRequest']?.({ request, env, next })
    const { fetch } = globalThis
    globalThis.fetch = async (url) => files(String(url))
    try {
      return (await module['default']?.(request)) ?? (await next())
    } finally {
      globalThis.fetch = fetch
    }
  }
}

it.each(edgeHosts)('%s answers with Markdown where it is asked for', async (host) => {
  const ask = await askerOf(host)
  const textOf = async (...given: Parameters<Ask>) => {
    const answer = await ask(...given)
    return answer instanceof URL ? files(answer.href).text() : answer?.text()
  }
  expect(await textOf('/docs/', 'text/markdown')).toBe('# Markdown')
  expect(await textOf('/docs/', 'text/html;q=0.8, text/markdown')).toBe('# Markdown')
  expect(await textOf('/docs/', 'text/html')).toBe('<h1>Page</h1>')
  expect(await textOf('/docs/', 'text/html, text/markdown;q=0.5')).toBe('<h1>Page</h1>')
  expect(await textOf('/docs/', 'text/markdown;q=0')).toBe('<h1>Page</h1>')
  expect(await textOf('/docs/', 'text/markdown', 'POST')).toBe('<h1>Page</h1>')
  expect(await textOf('/docs/a.js', 'text/markdown')).toBe('Not found')
  if (host !== 'netlify') expect(await textOf('/nothing/', 'text/markdown')).toBe('Not found')
  const page = await ask('/docs/', 'text/html')
  if (host !== 'vercel') expect((page as Response).headers.get('vary')).toBe('Accept')
})
