// The words of `--redis`, which may contain a password.
import { expect, it } from 'vitest'
import { redisOptions } from '../../../build/spread/fleet/loadQueue.ts'

it.each([
  ['redis://queue.example', { host: 'queue.example', port: 6379 }],
  ['redis://:a%40b@queue.example:7000/2', { host: 'queue.example', port: 7000, password: 'a@b', db: 2 }],
  ['rediss://me:secret@[::1]', { host: '::1', port: 6379, username: 'me', password: 'secret', tls: {} }],
])('reads %s', (words, expected) => {
  const { maxRetriesPerRequest, retryStrategy, ...options } = redisOptions(words)
  expect(options).toEqual(expected)
  expect(maxRetriesPerRequest).toBeNull()
  expect(retryStrategy?.(100)).toBe(2000)
})

it.each([
  ['redis:secret@queue.example', 'redis:…@queue.example'],
  ['secret@queue.example', '…@queue.example'],
  ['http://me:sec@ret@queue.example', 'http://…@queue.example'],
  ['queue.example', 'queue.example'],
])('refuses %s without its password', (words, named) => {
  expect(() => redisOptions(words)).toThrow(
    `--redis needs a URL such as redis://127.0.0.1:6379, not ${named}.`,
  )
})
