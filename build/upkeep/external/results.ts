// Results of earlier runs, in the cache. Only URLs that answered are not asked again for some days.
import { join } from 'node:path'
import { readOwnText } from '../../io/readText.ts'
import { writeWhole } from '../../io/writeWhole.ts'
import { isObject } from '../../shared/isObject.ts'
import type { CheckedUrl } from './checkUrl.ts'

interface Kept extends CheckedUrl {
  /** When it was asked, in milliseconds. */
  readonly at: number
}

export interface Results {
  readonly get: (url: string, needsIds: boolean) => CheckedUrl | null
  readonly put: (url: string, checked: CheckedUrl) => void
  readonly save: () => void
}

const dayLength = 86_400_000

export function openResults(cacheFolder: string, maxAgeDays: number, now: () => number): Results {
  const file = join(cacheFolder, 'external-links.json')
  const isNew = ({ at }: Kept) => at <= now() && now() - at < maxAgeDays * dayLength
  const kept = new Map(readKept(file).filter(([, one]) => isNew(one)))
  return {
    get(url, needsIds) {
      const found = kept.get(url)
      return found && (!needsIds || found.ids) ? found : null
    },
    put(url, checked) {
      const { kind } = checked.result
      if (kind === 'fine' || kind === 'moved') kept.set(url, { ...checked, at: now() })
      else kept.delete(url)
    },
    save: () => writeWhole(file, JSON.stringify(Object.fromEntries([...kept].sort()))),
  }
}

function readKept(file: string): readonly (readonly [string, Kept])[] {
  try {
    const value: unknown = JSON.parse(readOwnText(file))
    if (!isObject(value)) return []
    return Object.entries(value).filter(
      (entry): entry is [string, Kept] => isObject(entry[1]) && typeof entry[1]['at'] === 'number',
    )
  } catch {
    return []
  }
}
