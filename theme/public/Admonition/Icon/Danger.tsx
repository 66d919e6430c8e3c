// `@theme/Admonition/Icon/Danger`.
import { type IconProps, SvgIcon } from '../../../compat/SvgIcon.tsx'

const path = 'M13 2L4 14h7l-1 8 9-12h-7z'

export default function AdmonitionIconDanger(props: IconProps) {
  return <SvgIcon {...props} path={path} />
}
