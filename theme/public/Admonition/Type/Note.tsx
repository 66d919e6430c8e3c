// `@theme/Admonition/Type/Note`: the box of `:::note`.
import type { AdmonitionProps } from '../../Admonition.tsx'
import AdmonitionLayout from '../Layout.tsx'

export default function AdmonitionTypeNote(props: AdmonitionProps) {
  return <AdmonitionLayout {...props} type="note" />
}
