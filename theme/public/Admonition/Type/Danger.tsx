// `@theme/Admonition/Type/Danger`: the box of `:::danger`.
import type { AdmonitionProps } from '../../Admonition.tsx'
import AdmonitionLayout from '../Layout.tsx'

export default function AdmonitionTypeDanger(props: AdmonitionProps) {
  return <AdmonitionLayout {...props} type="danger" />
}
