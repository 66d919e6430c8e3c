// The thread in which pages with code are rendered for the first time.
import { parentPort } from 'node:worker_threads'
import { ignoreLateImports } from '../io/process.ts'
import type { ContentJob } from '../render/pageJob.ts'
import type { RenderContext } from '../render/renderRoute.ts'
import { pageContent } from './pageContent.ts'

let context: RenderContext | null = null

ignoreLateImports()

parentPort?.on(
  'message',
  async (message: { readonly context: RenderContext } | { readonly job: ContentJob }) => {
    if ('context' in message) context = message.context
    else if (context) {
      const content = await pageContent(message.job, context)
      // An unhandled rejection in the page's code ends this thread here, before the answer is sent.
      await new Promise(setImmediate)
      parentPort?.postMessage(content)
    }
  },
)
