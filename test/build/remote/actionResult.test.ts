// The protobuf messages in `ac`, byte by byte: servers read them too.
import { describe, expect, it } from 'vitest'
import { decodeResult, encodeResult } from '../../../build/remote/actionResult.ts'
import { RemoteError } from '../../../build/remote/blobs.ts'

const hash = 'a1'.repeat(32)
/** `output_files { path: "index" digest { hash: "a1…" size_bytes: 300 } }` */
const digest = Buffer.concat([Buffer.from([0x0a, 64]), Buffer.from(hash), Buffer.from([0x10, 0xac, 0x02])])
const file = Buffer.concat([Buffer.from('\n\u0005index'), Buffer.from([0x12, digest.length]), digest])
const result = Buffer.concat([Buffer.from([0x12, file.length]), file])

describe('an ActionResult', () => {
  it('has the bytes of its protobuf definition', () => {
    expect(encodeResult('index', { hash, size: 300 })).toEqual(result)
    expect(decodeResult(result)).toEqual({ hash, size: 300 })
  })

  it.each([0, 127, 128, 2 ** 31, 2 ** 40])('has blobs of %d bytes', (size) => {
    expect(decodeResult(encodeResult('index', { hash, size }))).toEqual({ hash, size })
  })

  it('can have fields that a server adds', () => {
    // `execution_metadata { worker: "127.0.0.1" }`, an exit code, and fixed numbers.
    const metadata = Buffer.concat([Buffer.from([0x4a, 11, 0x0a, 9]), Buffer.from('127.0.0.1')])
    const others = Buffer.from([0x20, 0x01, 0x5d, 1, 2, 3, 4, 0x61, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(decodeResult(Buffer.concat([others, result, metadata]))).toEqual({ hash, size: 300 })
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<!doctype html><title>Log in</title>')],
    ['zeros', Buffer.alloc(100)],
    ['a message that is cut off', result.subarray(0, 40)],
    ['a length that never ends', Buffer.alloc(40, 0xff)],
    ['another hash', encodeResult('index', { hash: `../${'a'.repeat(61)}`, size: 1 })],
  ])('is not %s', (_, bytes) => {
    expect(() => decodeResult(bytes)).toThrow(RemoteError)
  })
})
