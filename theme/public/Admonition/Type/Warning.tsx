// `@theme/Admonition/Type/Warning`: the box of `:::warning`.
import type { AdmonitionProps } from '../../Admonition.tsx'
import AdmonitionLayout from '../Layout.tsx'

export default function AdmonitionTypeWarning(props: AdmonitionProps) {
  return <AdmonitionLayout {...props} type="warning" />
}
