// `@theme/Admonition/Layout`: the box around title and text.
import type { ReactNode } from 'react'
import { admonitionMarkup } from '../../../build/shared/components/admonition.ts'
import { useDefaultTitle } from '../../markup/defaultTitle.ts'
import { elementOf } from '../../markup/elementOf.ts'
import type { AdmonitionProps } from '../Admonition.tsx'

export default function AdmonitionLayout({ type = 'note', title, children, ...props }: AdmonitionProps) {
  const titleOf = useDefaultTitle()
  return elementOf(admonitionMarkup<ReactNode>({ ...props, type, title: title ?? titleOf(type) }), children)
}
