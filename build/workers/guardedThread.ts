// A thread for code that may never end, or may end the process: it has a time for each answer, and takes nobody along.
import { Worker } from 'node:worker_threads'
import { messageChain } from '../io/messageChain.ts'

interface Failed {
  readonly error: string
}

export interface GuardedThread {
  /** Told to a thread before its first question, and again when it changes. */
  readonly tell: (message: object) => void
  /** One question at a time. The answer, or why there is none. */
  readonly ask: <Answer>(question: object) => Promise<Answer | Failed>
  readonly close: () => Promise<void>
}

/** `limit` in seconds. The thread is started with the first question, and anew after one that had no answer. */
export function createGuardedThread(file: string, limit: number): GuardedThread {
  let worker: Worker | null = null
  let told: object | null = null
  let closed = false
  let settle: (answer: unknown) => void = () => {}
  const end = async () => {
    const ended = worker
    worker = null
    await ended?.terminate()
  }
  const start = () => {
    const thread = new Worker(file)
    const fail = (error: string) => {
      // One that was ended already has nothing to say.
      if (worker !== thread) return
      worker = null
      settle({ error })
    }
    thread.on('message', (answer) => settle(answer))
    thread
      .on('error', (error) => fail(messageChain(error)))
      .on('exit', () => fail('its code ended the process'))
    if (told) thread.postMessage(told)
    return thread
  }
  return {
    tell(message) {
      told = message
      worker?.postMessage(message)
    },
    ask<Answer>(question: object) {
      return new Promise<Answer | Failed>((resolve) => {
        const timer = setTimeout(
          () => void end().then(() => settle({ error: `it has not ended after ${limit} seconds` })),
          limit * 1000,
        )
        settle = (answer) => {
          clearTimeout(timer)
          settle = () => {}
          resolve(answer as Answer | Failed)
        }
        if (closed) return settle({ error: 'the build was stopped' })
        worker ??= start()
        worker.postMessage(question)
      })
    },
    close() {
      closed = true
      return end()
    },
  }
}
