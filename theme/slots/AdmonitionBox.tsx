// In place of markup/admonitionBox.ts where the site replaces parts of the box.
import type { AdmonitionProps } from '../markup/AdmonitionBox.tsx'
import AdmonitionLayout from '../public/Admonition/Layout.tsx'
import Types from '../public/Admonition/Types.tsx'

export function AdmonitionBox({ type = 'note', ...props }: AdmonitionProps) {
  const Shown = Types[type]
  return Shown ? <Shown type={type} {...props} /> : <AdmonitionLayout type={type} {...props} />
}
