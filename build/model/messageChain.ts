// The message of an error together with those of its causes, in words that name no code of the system.
import { systemMessage } from './systemReason.ts'

/** The message of an error and of its causes. */
export function messageChain(error: unknown): string {
  const messages: string[] = []
  for (let current = error; current instanceof Error && messages.length < 10; current = current.cause)
    messages.push(systemMessage(current) ?? current.message)
  return messages.length > 0 ? messages.join(' Cause: ') : String(error)
}
