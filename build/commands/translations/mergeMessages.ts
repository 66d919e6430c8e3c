// A file of translations with the messages that it lacks. What it has stays as it is and where it is.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseJson } from '../../config/modules/siteModules.ts'
import { readText } from '../../io/readText.ts'
import { messageOf } from '../../kinds/translations.ts'
import { messageChain } from '../../model/messageChain.ts'
import { UsageError } from '../../model/usageError.ts'

export interface NewMessage {
  readonly message: string
  /** For translators. */
  readonly description?: string
  /** Whether it is in the language already. */
  readonly translated?: boolean
}

/** By id. */
export type NewMessages = ReadonlyMap<string, NewMessage>

export interface MergedFile {
  /** Relative to the root. */
  readonly file: string
  readonly text: string
  /** How many messages are new. */
  readonly added: number
  /** How many messages have another text than before. */
  readonly replaced: number
}

interface MergeOptions {
  readonly root: string
  readonly override: boolean
  readonly prefix: string
}

/** Throws a UsageError for a file that is not an object of translations. */
export function mergeMessages(file: string, messages: NewMessages, options: MergeOptions): MergedFile {
  const { root, override, prefix } = options
  const entries: Record<string, unknown> = { ...readEntries(join(root, file)) }
  let added = 0
  let replaced = 0
  for (const [id, { message, description, translated = false }] of messages) {
    const known = Object.hasOwn(entries, id) ? messageOf(entries[id]) : null
    if (known !== null && !override) continue
    const text = translated ? message : `${prefix}${message}`
    if (known === text) continue
    if (known === null) added++
    else replaced++
    entries[id] = description === undefined ? { message: text } : { message: text, description }
  }
  return { file, text: `${JSON.stringify(entries, null, 2)}\n`, added, replaced }
}

function readEntries(file: string): Readonly<Record<string, unknown>> {
  if (!existsSync(file)) return {}
  try {
    const value = parseJson(readText(file))
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${messageChain(error)}.`, { cause: error })
  }
  throw new UsageError(`${file} must be an object of translations such as { "id": { "message": "…" } }.`)
}
