// Options of the images that social networks show for links to pages.
import * as v from 'valibot'
import { group, objectOr } from './group.ts'

const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a color such as #25c2a0'))

export const socialCards = objectOr(
  v.boolean(),
  group({
    /**
     * Font file from the root of the site, or one per language.
     * @default Troodon's own font
     * @example { ja: 'fonts/mincho.otf' }
     */
    font: v.optional(v.union([v.string(), v.record(v.string(), v.string())])),
    /**
     * Accent color with six digits.
     * @default the color of the theme
     * @example '#25c2a0'
     */
    color: v.optional(color),
  }),
)
