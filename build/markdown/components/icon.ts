// The drawing of an icon by its name: `lucide:rocket`. Sets of Iconify that the site installs have them.
import { RawHtml } from '../../shared/markup.ts'
import type { FeatureOptions } from '../feature.ts'
import type { Place } from '../positions.ts'
import type { Reading } from '../reading.ts'

/** Letters of a name in a set. Anything else, such as an emoji, is shown as it is. */
const named = /^(?:[a-z\d-]+:)?[a-z][a-z\d-]*$/

/** An icon that is unknown leaves nothing. */
export function iconOf(
  name: string,
  place: Place,
  { diagnostics }: Reading,
  { icons }: Pick<FeatureOptions, 'icons'>,
): RawHtml | string | null {
  if (!named.test(name)) return name
  const found = icons?.(name)
  if (found && 'svg' in found) return new RawHtml(found.svg)
  const set = name.includes(':') ? name.slice(0, name.indexOf(':')) : 'lucide'
  diagnostics.push({
    code: 'unknownIcon',
    ...place,
    message: `There is no icon ${name}${found ? '' : ', because the site has no icons'}.`,
    hint: found
      ? found.similar && `Did you mean ${found.similar}?`
      : `Install a set of icons: npm install @iconify-json/${set}.`,
  })
  return null
}
