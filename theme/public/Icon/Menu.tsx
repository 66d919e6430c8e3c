// `@theme/Icon/Menu`.
import { type IconProps, SvgIcon } from '../../compat/SvgIcon.tsx'

const path = 'M3 6h18M3 12h18M3 18h18'

export default function IconMenu(props: IconProps) {
  return <SvgIcon {...props} path={path} />
}
