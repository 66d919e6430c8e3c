// The box of `:::note`, in pages with code.

import { AdmonitionBox, type AdmonitionProps } from '../markup/AdmonitionBox.tsx'
import { processAdmonitionProps } from '../markup/admonitionTitle.ts'

export type { AdmonitionProps }

export default function Admonition(props: AdmonitionProps) {
  return <AdmonitionBox {...processAdmonitionProps(props)} />
}
