// The box of one type of admonition, as Docusaurus gives its properties to a layout of the site: with the
// title and the icon of the type.
import type { ComponentType } from 'react'
import { useDefaultTitle } from '../markup/defaultTitle.ts'
import AdmonitionLayout from '../public/Admonition/Layout.tsx'
import type { AdmonitionProps } from '../public/Admonition.tsx'

export function admonitionType(type: string, Icon: ComponentType): ComponentType<AdmonitionProps> {
  return function AdmonitionType({ icon = <Icon />, title, ...props }: AdmonitionProps) {
    const titleOf = useDefaultTitle()
    return <AdmonitionLayout {...props} type={type} icon={icon} title={title ?? titleOf(type)} />
  }
}
