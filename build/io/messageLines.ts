// The lines of a program that speaks to the MCP server. The SDK drops a line that is no message of the
// protocol, so the program would wait for ever: such a line is answered with an error.
import { Transform, type TransformCallback } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'

export type IsMessage = (value: unknown) => boolean

/** Passes messages on, without a `params: null`, which stands for no parameters. */
export function messageLines(isMessage: IsMessage, answer: (line: string) => void): Transform {
  const decoder = new StringDecoder('utf8')
  let rest: string[] = []
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      const [first = '', ...others] = decoder.write(chunk).split('\n')
      rest.push(first)
      for (const line of others) {
        const whole = rest.join('')
        rest = [line]
        const message = readLine(whole.trim(), isMessage)
        if (typeof message === 'string') this.push(`${message}\n`)
        else if (message) answer(`${JSON.stringify(message)}\n`)
      }
      done()
    },
  })
}

/** A message as text, or the answer to what is none; null for an empty line. */
function readLine(line: string, isMessage: IsMessage): string | ReturnType<typeof refusal> | null {
  if (line === '') return null
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return refusal(null, -32700, 'Parse error: the line is not JSON.')
  }
  const message = Object(value) as Readonly<Record<string, unknown>>
  const { params, ...others } = message
  const read = params === null ? others : value
  if (isMessage(read)) return JSON.stringify(read)
  const { id } = message
  const isId = typeof id === 'string' || typeof id === 'number'
  return refusal(isId ? id : null, -32600, 'Invalid request: this is not a message of JSON-RPC 2.0.')
}

const refusal = (id: string | number | null, code: number, message: string) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
})
