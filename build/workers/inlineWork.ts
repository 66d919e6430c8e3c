// The work of the main thread, loaded when it is first asked for.
import type { RenderContext } from '../render/renderRoute.ts'
import type { Store } from '../reuse/store.ts'
import type { SiteFunctions, Work, WorkOptions } from './work.ts'

export interface InlineWork {
  readonly work: () => Promise<Work>
  /** The work with the theme of `context` loaded; null: as it is. */
  readonly prepared: (context: RenderContext | null) => Promise<Work>
  /** `Work.keepCode`, where there was work. */
  readonly keepCode: () => Promise<void>
}

interface InlineOptions extends WorkOptions {
  readonly store: Store
  readonly functions: SiteFunctions
}

export function createInlineWork({ store, functions, ...options }: InlineOptions): InlineWork {
  let loading: Promise<Work> | null = null
  let current: RenderContext | null = null
  const work = () =>
    (loading ??= import('./work.ts').then(({ createWork }) => createWork(options, functions, store)))
  return {
    work,
    async prepared(context) {
      const loaded = await work()
      if (context && current !== context) await loaded.prepare(context)
      current = context
      return loaded
    },
    async keepCode() {
      if (loading) (await loading).keepCode()
    },
  }
}
