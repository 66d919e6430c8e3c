// The file of a thread: loads the engine as the main thread does, and starts what the thread is for.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { workerData } from 'node:worker_threads'
import type * as Main from '../main.ts'
import { loadEngine } from '../workers/loadEngine.ts'
import type { ThreadData } from '../workers/threadData.ts'

const { role, files } = workerData as ThreadData
await loadEngine<typeof Main>(dirname(fileURLToPath(import.meta.url)), files).exports.startThread[role]()
