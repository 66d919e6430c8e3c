// In place of layout/Icons.tsx, where the site replaces icons.
import type { ComponentType } from 'react'
import type { IconProps } from '../compat/SvgIcon.tsx'
import { type IconName, Icon as Original } from '../layout/Icons.tsx'
import Close from '../public/Icon/Close.tsx'
import DarkMode from '../public/Icon/DarkMode.tsx'
import Edit from '../public/Icon/Edit.tsx'
import ExternalLink from '../public/Icon/ExternalLink.tsx'
import Home from '../public/Icon/Home.tsx'
import LightMode from '../public/Icon/LightMode.tsx'
import Menu from '../public/Icon/Menu.tsx'

export type { IconName } from '../layout/Icons.tsx'

/** The others have no component. */
const components: { readonly [N in IconName]?: ComponentType<IconProps> } = {
  menu: Menu,
  close: Close,
  external: ExternalLink,
  sun: LightMode,
  moon: DarkMode,
  home: Home,
  edit: Edit,
}

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  const Shown = components[name]
  if (!Shown) return <Original name={name} size={size} />
  return <Shown className={`icon icon--${name}`} width={size} height={size} aria-hidden="true" />
}
