// `@theme/Icon/Arrow`.
import { type IconProps, SvgIcon } from '../../compat/SvgIcon.tsx'

const path = 'M9 5l7 7-7 7'

export default function IconArrow(props: IconProps) {
  return <SvgIcon {...props} path={path} />
}
