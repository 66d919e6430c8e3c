// The message of an error together with those of its causes.

/** The message of an error and of its causes. */
export function messageChain(error: unknown): string {
  const messages: string[] = []
  for (let current = error; current instanceof Error && messages.length < 10; current = current.cause)
    messages.push(current.message)
  return messages.length > 0 ? messages.join(' Cause: ') : String(error)
}
