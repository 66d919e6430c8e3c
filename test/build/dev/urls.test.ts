// The ports that are tried, and the URLs that `watch` prints.
import { createServer } from 'node:http'
import type { NetworkInterfaceInfo } from 'node:os'
import { afterAll, expect, it } from 'vitest'
import { listen } from '../../../build/dev/server/listen.ts'
import { greeting, localUrl } from '../../../build/dev/server/urls.ts'

const servers = [createServer(), createServer(), createServer()] as const
afterAll(() => {
  for (const server of servers) server.close()
})

it('takes the next port when the first one is taken, and only when it may', async () => {
  const [first, second, third] = servers
  const taken = Number(new URL(await listen(first, 0, '127.0.0.1')).port)
  const url = new URL(await listen(second, taken, '127.0.0.1', 20))
  expect(Number(url.port)).toBeGreaterThan(taken)
  expect(greeting(url.href, taken)[0]).toBe(`Port ${taken} is taken, so this is port ${url.port}.`)
  await expect(listen(third, taken, '127.0.0.1')).rejects.toThrow('EADDRINUSE')
})

it('is opened by a name that works in a browser', () => {
  expect(localUrl('http://0.0.0.0:3000/base/')).toBe('http://localhost:3000/base/')
  expect(greeting('http://127.0.0.1:3000/', 3000)).toEqual(['Watching; open http://127.0.0.1:3000/'])
})

it('is found in the network at the IPv4 addresses of this machine', () => {
  const address = (family: 'IPv4' | 'IPv6', address: string, internal: boolean) =>
    ({ family, address, internal, netmask: '', mac: '', cidr: null, scopeid: 0 }) as NetworkInterfaceInfo
  const interfaces = {
    lo: [address('IPv4', '127.0.0.1', true), address('IPv6', '::1', true)],
    eth0: [address('IPv4', '192.168.1.7', false), address('IPv6', 'fe80::7', false)],
    wlan0: [address('IPv4', '10.0.0.7', false)],
  }
  const all = [
    'Watching; open http://localhost:3000/base/',
    'In your network: http://192.168.1.7:3000/base/',
    'In your network: http://10.0.0.7:3000/base/',
  ]
  expect(greeting('http://0.0.0.0:3000/base/', 3000, interfaces)).toEqual(all)
  expect(greeting('http://[::]:3000/base/', 3000, interfaces)).toEqual(all)
  expect(greeting('http://localhost:3000/', 3000, interfaces)).toEqual([
    'Watching; open http://localhost:3000/',
  ])
})
