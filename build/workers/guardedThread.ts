// A thread for code that may run forever or end the process: each answer has a time limit, and other threads
// go on.
import { Worker } from 'node:worker_threads'
import { messageChain } from '../model/messageChain.ts'
import { threadData } from './threadData.ts'

interface Failed {
  readonly error: string
}

export interface GuardedThread {
  /** Sends a message before the first question, and again to each new thread. */
  readonly setUp: (message: object) => void
  /** Asks one question at a time; returns the answer, or the reason why there is none. */
  readonly ask: <Answer>(question: object) => Promise<Answer | Failed>
  /** Ends the thread, and frees its memory. The next question starts another. */
  readonly end: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * Whether code has had its time, in seconds: `wall` by the clock, `used` by this process on all processors.
 * On a busy machine, the process gets little time, and the code is given more. Code that waits uses none.
 */
export const hasHadItsTime = (limit: number, { wall, used }: Record<'wall' | 'used', number>): boolean =>
  wall >= limit && (used >= limit || used < wall / 10 || wall >= 10 * limit)

/** Calls `then` once; the result prevents that. */
function afterItsTime(limit: number, then: () => void): () => void {
  const [begun, usedBefore] = [performance.now(), process.cpuUsage()]
  const look = () => {
    const { user, system } = process.cpuUsage(usedBefore)
    const spent = { wall: (performance.now() - begun) / 1000, used: (user + system) / 1_000_000 }
    if (hasHadItsTime(limit, spent)) then()
    else timer = setTimeout(look, 1000)
  }
  let timer = setTimeout(look, limit * 1000)
  return () => clearTimeout(timer)
}

/** `limit` is in seconds. The first question starts the thread; a question without an answer ends it. */
export function createGuardedThread(file: string, limit: number): GuardedThread {
  let worker: Worker | null = null
  let setUpMessage: object | null = null
  let closed = false
  let settle: (answer: unknown) => void = () => {}
  const end = async () => {
    const ended = worker
    worker = null
    await ended?.terminate()
  }
  const start = () => {
    const thread = new Worker(file, { workerData: threadData('content') })
    const fail = (error: string) => {
      // A thread that was ended on purpose is not a failure.
      if (worker !== thread) return
      worker = null
      settle({ error })
    }
    thread.on('message', (answer) => settle(answer))
    thread
      .on('error', (error) => fail(messageChain(error)))
      .on('exit', () => fail('its code ended the process'))
    if (setUpMessage) thread.postMessage(setUpMessage)
    return thread
  }
  return {
    setUp(message) {
      setUpMessage = message
      worker?.postMessage(message)
    },
    ask<Answer>(question: object) {
      return new Promise<Answer | Failed>((resolve) => {
        const stop = afterItsTime(
          limit,
          () => void end().then(() => settle({ error: `it has not ended after ${limit} seconds` })),
        )
        settle = (answer) => {
          stop()
          settle = () => {}
          resolve(answer as Answer | Failed)
        }
        if (closed) return settle({ error: 'the build was stopped' })
        worker ??= start()
        worker.postMessage(question)
      })
    },
    end,
    close() {
      closed = true
      return end()
    },
  }
}
