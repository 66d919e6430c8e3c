// `@theme/Icon/Success`.
import { type IconProps, SvgIcon } from '../../compat/SvgIcon.tsx'

const path = 'M5 13l4 4L19 7'

export default function IconSuccess(props: IconProps) {
  return <SvgIcon {...props} path={path} />
}
