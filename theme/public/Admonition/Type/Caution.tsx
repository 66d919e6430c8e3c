// `@theme/Admonition/Type/Caution`: the box of `:::caution`.
import type { AdmonitionProps } from '../../Admonition.tsx'
import AdmonitionLayout from '../Layout.tsx'

export default function AdmonitionTypeCaution(props: AdmonitionProps) {
  return <AdmonitionLayout {...props} type="warning" title={props.title ?? 'Caution'} />
}
