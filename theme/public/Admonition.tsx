// `@theme/Admonition`: the box of `:::note`, in pages with code.
import { processAdmonitionProps } from '../compat/admonitionTitle.ts'
import { AdmonitionBox, type AdmonitionProps } from '../markup/AdmonitionBox.tsx'

export type { AdmonitionProps }

export default function Admonition(props: AdmonitionProps) {
  return <AdmonitionBox {...processAdmonitionProps(props)} />
}
