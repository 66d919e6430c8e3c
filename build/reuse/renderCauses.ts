// Why a page was rendered, in words: the inputs that are new in its record.
import { type RecordFolders, recordKey, siteInput, themeInput } from './inputRecords.ts'
import type { Store } from './store.ts'

interface RecordPlace extends RecordFolders {
  readonly store: Pick<Store, 'get'>
}

/**
 * `changed` is the record's; of the theme and of the data that all pages share it is named what changed in
 * them.
 */
export function renderCauses(
  changed: readonly string[] | null,
  locale: string,
  place: RecordPlace,
): readonly string[] {
  if (changed === null) return ['rendered for the first time']
  if (changed.length === 0) return ['its file in the output was changed or removed']
  const below = (name: string, key = name) => {
    const parts = place.store.get(recordKey(place, key))?.changed ?? []
    return parts.length === 0 ? [name] : parts.map((part) => `${name}: ${part}`)
  }
  return changed.flatMap((name) =>
    name === themeInput ? below(name) : name === siteInput ? below(name, `${siteInput}:${locale}`) : [name],
  )
}
