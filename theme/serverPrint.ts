// Renders a tree on the server and waits for the parts that load later.
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'

/** Resolves with the complete HTML, including parts that load later. Rejects with the first error. */
export async function printed(app: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(app, { onError: (error) => void errors.push(error) })
  if (errors.length > 0) throw errors[0]
  let html = ''
  for await (const chunk of (prelude as NodeJS.ReadableStream).setEncoding('utf8')) html += chunk
  return html
}
