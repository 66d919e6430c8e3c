// A configuration as text, to compare it with another one and to hash it.
import type { Config } from '../model/project.ts'

export interface ConfigText {
  /** JSON, with the source of functions. */
  readonly text: string
  readonly hasFunctions: boolean
}

export function configText(config: Config): ConfigText {
  let hasFunctions = false
  const text = JSON.stringify(config, (_key, part: unknown) => {
    if (typeof part !== 'function') return part
    hasFunctions = true
    return String(part)
  })
  return { text, hasFunctions }
}
