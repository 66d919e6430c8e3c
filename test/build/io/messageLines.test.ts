// Lines of programs that speak to `troodon mcp`: each request has an answer.
import { text } from 'node:stream/consumers'
import { JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js'
import { expect, it } from 'vitest'
import { messageLines } from '../../../build/io/messageLines.ts'

const isMessage = (value: unknown) => JSONRPCMessageSchema.safeParse(value).success

async function send(...chunks: readonly (string | Buffer)[]) {
  const answers: unknown[] = []
  const lines = messageLines(isMessage, (line) => answers.push(JSON.parse(line)))
  for (const chunk of chunks) lines.write(chunk)
  lines.end()
  return { passed: (await text(lines)).split('\n').filter(Boolean), answers }
}

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }

it('passes messages on, whatever the chunks are', async () => {
  const line = Buffer.from(`${JSON.stringify({ ...list, params: { word: 'ä\u2028' } })}\r\n`)
  for (let cut = 0; cut < line.length; cut++) {
    const { passed, answers } = await send(line.subarray(0, cut), line.subarray(cut), '\n')
    expect(passed.map((one) => JSON.parse(one).params.word)).toEqual(['ä\u2028'])
    expect(answers).toEqual([])
  }
})

it('takes "params: null" for none', async () => {
  const { passed, answers } = await send(`${JSON.stringify({ ...list, params: null })}\n`)
  expect(passed.map((one) => JSON.parse(one))).toEqual([list])
  expect(answers).toEqual([])
})

it('answers what is no message', async () => {
  const wrong = ['{', '5', 'null', '[]', '{"jsonrpc":"1.0","id":7,"method":"ping"}', '{"id":"a","params":3}']
  const { passed, answers } = await send(`${wrong.join('\n')}\n${JSON.stringify(list)}\n`)
  expect(passed).toHaveLength(1)
  expect(answers).toMatchObject([
    { id: null, error: { code: -32700 } },
    { id: null, error: { code: -32600 } },
    { id: null, error: { code: -32600 } },
    { id: null, error: { code: -32600 } },
    { id: 7, error: { code: -32600 } },
    { id: 'a', error: { code: -32600 } },
  ])
})
