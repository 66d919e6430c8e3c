// The drawing of an icon by its name: `lucide:rocket`. Sets of Iconify that the site installs have them.
import { isIconName, unknownIcon } from '../../model/icons.ts'
import { RawHtml } from '../../shared/markup.ts'
import type { FeatureOptions } from '../feature.ts'
import type { Place } from '../positions.ts'
import type { Reading } from '../reading.ts'

/** An icon that is unknown leaves nothing. */
export function iconOf(
  name: string,
  place: Place,
  { diagnostics }: Reading,
  { icons }: Pick<FeatureOptions, 'icons'>,
): RawHtml | string | null {
  if (!isIconName(name)) return name
  const found = icons?.(name)
  if (found && 'svg' in found) return new RawHtml(found.svg)
  diagnostics.push({ ...unknownIcon(name, found), ...place })
  return null
}
