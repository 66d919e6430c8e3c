// `~~text~~` is `<del>`, as GFM has it.
import type { Feature } from '../feature.ts'

export const strikethrough: Feature = (md) => {
  md.renderer.rules['s_open'] = () => '<del>'
  md.renderer.rules['s_close'] = () => '</del>'
}
