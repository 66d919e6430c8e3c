// `@theme/NavbarItem`: an item of the navbar by its type.
import type { ComponentType } from 'react'
import type { NavbarItemProps } from '../compat/themeConfig.ts'
import ComponentTypes from './NavbarItem/ComponentTypes.tsx'

export default function NavbarItem({ type, ...props }: NavbarItemProps & { readonly mobile?: boolean }) {
  const known = type ?? (props.items ? 'dropdown' : 'default')
  const Shown = (ComponentTypes as Readonly<Record<string, ComponentType<object>>>)[known]
  if (!Shown)
    throw new Error(
      `There is no navbar item of the type "${known}". The types are ${Object.keys(ComponentTypes).join(', ')}.`,
    )
  return <Shown {...props} />
}
