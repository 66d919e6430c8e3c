// The MCP tool that sends feedback: only where the site has an endpoint, and in the form of readers.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FeedbackData, SiteData } from '../../../build/shared/siteData.ts'
import { docsServer } from '../../../theme/agents/docsServer.ts'
import type { PublishedSite } from '../../../theme/agents/publishedSite.ts'

const received: unknown[] = []
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => {
    body += part
  })
  request.on('end', () => {
    received.push([request.method, request.url, request.headers['content-type'], JSON.parse(body)])
    response.end()
  })
})
beforeAll(() => new Promise<void>((done) => void server.listen(0, done)))
afterAll(() => void server.close())

const url = () => `http://localhost:${(server.address() as AddressInfo).port}`

async function connect(feedback?: FeedbackData): Promise<Client> {
  const data = {
    title: 'Handbook',
    tagline: '',
    url: url(),
    docs: [],
    locales: [],
    locale: { name: 'en' },
    ...(feedback && { feedback }),
  } as unknown as SiteData
  const markdown = async (page: string) => {
    if (!page.endsWith('/docs/hens/')) throw new Error('There is no such page.')
    return '---\ntitle: "Hens \\"and\\" eggs"\n---\n'
  }
  const site: PublishedSite = { data, markdown, pages: async () => [], search: async () => [] }
  const [own, others] = InMemoryTransport.createLinkedPair()
  const client = new Client({ name: 'test', version: '1.0.0' })
  await Promise.all([docsServer(site).connect(others), client.connect(own)])
  return client
}

it('posts what an agent says to the endpoint', async () => {
  const client = await connect({ endpoint: '/feedback' })
  const call = (given: object) => client.callTool({ name: 'send_feedback', arguments: { ...given } })
  expect(await call({ url: '/docs/hens/#eggs', helpful: false, note: 'x'.repeat(3000) })).toMatchObject({
    content: [{ text: 'The feedback was sent.' }],
  })
  expect(received).toEqual([
    [
      'POST',
      '/feedback',
      'application/json',
      {
        url: `${url()}/docs/hens/`,
        title: 'Hens "and" eggs',
        language: 'en',
        helpful: false,
        note: 'x'.repeat(2000),
        from: 'agent',
      },
    ],
  ])
  expect(await call({ url: '/docs/cows/', helpful: true })).toMatchObject({ isError: true })
  expect(await call({ url: '/docs/hens/', helpful: 'yes' })).toMatchObject({
    isError: true,
    content: [{ text: 'The argument helpful must be true or false.' }],
  })
  expect(received).toHaveLength(1)
  const { tools } = await client.listTools()
  expect(tools.find(({ name }) => name === 'send_feedback')?.annotations?.readOnlyHint).toBe(false)
})

it.each([undefined, { email: 'docs@handbook.example' }, { analytics: true as const }])(
  'is not offered with feedback: %o',
  async (feedback) => {
    const client = await connect(feedback)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).not.toContain('send_feedback')
    expect(await client.callTool({ name: 'send_feedback', arguments: {} })).toMatchObject({ isError: true })
  },
)
