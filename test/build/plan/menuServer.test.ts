// What "Install MCP server" offers.
import { expect, it } from 'vitest'
import { menuServer } from '../../../build/plan/menuServer.ts'

const site = { title: 'Birds', url: 'https://birds.example', baseUrl: '/b/' }

it('is the server that the site runs', () => {
  for (const isPublished of [true, false])
    expect(menuServer('/mcp', site, { isPublished })).toEqual({
      name: 'Birds',
      url: 'https://birds.example/mcp',
    })
})

it('is a command only if the registry has the package that it starts', () => {
  expect(menuServer(true, site, { isPublished: false })).toBeUndefined()
  expect(menuServer(true, site, { isPublished: true })).toEqual({
    name: 'Birds',
    command: 'npx',
    args: ['-y', 'troodon', 'mcp', 'https://birds.example/b/'],
  })
  expect(menuServer(false, site, { isPublished: true })).toBeUndefined()
})
