// `@theme/Admonition/Type/Tip`: the box of `:::tip`.
import type { AdmonitionProps } from '../../Admonition.tsx'
import AdmonitionLayout from '../Layout.tsx'

export default function AdmonitionTypeTip(props: AdmonitionProps) {
  return <AdmonitionLayout {...props} type="tip" />
}
