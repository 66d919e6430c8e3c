// `@theme/Admonition/Type/Caution`: the box of `:::caution`.

import { useDefaultTitle } from '../../../markup/defaultTitle.ts'
import type { AdmonitionProps } from '../../Admonition.tsx'
import AdmonitionLayout from '../Layout.tsx'

export default function AdmonitionTypeCaution(props: AdmonitionProps) {
  const titleOf = useDefaultTitle()
  return <AdmonitionLayout {...props} type="warning" title={props.title ?? titleOf('caution')} />
}
