// `@theme/Admonition/Type/Info`: the box of `:::info`.
import type { AdmonitionProps } from '../../Admonition.tsx'
import AdmonitionLayout from '../Layout.tsx'

export default function AdmonitionTypeInfo(props: AdmonitionProps) {
  return <AdmonitionLayout {...props} type="info" />
}
