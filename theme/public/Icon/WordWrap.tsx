// `@theme/Icon/WordWrap`.
import { type IconProps, SvgIcon } from '../../compat/SvgIcon.tsx'

const path = 'M4 6h16M4 12h12a3 3 0 0 1 0 6h-3m2-2l-2 2 2 2M4 18h5'

export default function IconWordWrap(props: IconProps) {
  return <SvgIcon {...props} path={path} />
}
