// Which plugin of the site works on a file: errors and endless waits name it.

import type { TreeFile, TreeNode } from '../../markdown/unified/treeNode.ts'
import type { MarkdownPlugin } from '../../model/config/markdownExtensions.ts'

export interface RunningPlugins {
  /** The same plugins. `list` is the option that has them. */
  readonly named: (plugins: readonly MarkdownPlugin[], list: string) => readonly MarkdownPlugin[]
  /** The plugin that works on the file with this `data`; null for none. */
  readonly of: (data: object) => string | null
  /** The plugin that has thrown this error before it worked on any file. */
  readonly starting: (error: unknown) => string | null
}

type Step = (tree: TreeNode, file: TreeFile, ...rest: unknown[]) => unknown
type Attach = Extract<MarkdownPlugin, (...options: never[]) => unknown>

export function runningPlugins(): RunningPlugins {
  const running = new WeakMap<object, string>()
  const failed = new WeakMap<object, string>()
  // unified joins uses of the same function.
  const known = new Map<Attach, Attach>()
  const watch = (step: Step, name: string): Step => {
    const run = function (this: unknown, tree: TreeNode, file: TreeFile, ...rest: unknown[]) {
      const { data } = file
      running.set(data, name)
      const result = step.call(this, tree, file, ...rest)
      const isPending = typeof (result as PromiseLike<unknown> | undefined)?.then === 'function'
      if (isPending)
        return (result as Promise<unknown>).then((value) => {
          running.delete(data)
          return value
        })
      // A step that takes a function goes on until it calls that.
      if (step.length < 3) running.delete(data)
      return result
    }
    return Object.defineProperty(run, 'length', { value: step.length })
  }
  const wrap = (attach: Attach, name: string): Attach =>
    function (this: unknown, ...options: unknown[]) {
      try {
        const step = attach.apply(this, options) as unknown
        return typeof step === 'function' ? watch(step as Step, name) : step
      } catch (error) {
        if (typeof error === 'object' && error !== null) failed.set(error, name)
        throw error
      }
    }
  return {
    named: (plugins, list) =>
      plugins.map((plugin, index) => {
        const [attach, ...options] = typeof plugin === 'function' ? [plugin] : plugin
        // A preset is an object.
        if (typeof attach !== 'function') return plugin
        const place = `${list}[${index}]`
        const wrapped = known.get(attach) ?? wrap(attach, attach.name ? `${attach.name} (${place})` : place)
        known.set(attach, wrapped)
        return [wrapped, ...options] as const
      }),
    of: (data) => running.get(data) ?? null,
    starting: (error) => failed.get(error as object) ?? null,
  }
}
