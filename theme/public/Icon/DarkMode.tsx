// `@theme/Icon/DarkMode`.
import { type IconProps, SvgIcon } from '../../compat/SvgIcon.tsx'

const path = 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z'

export default function IconDarkMode(props: IconProps) {
  return <SvgIcon {...props} path={path} />
}
