// `@theme/Icon/Close`.
import { type IconProps, SvgIcon } from '../../compat/SvgIcon.tsx'

const path = 'M5 5l14 14M19 5L5 19'

export default function IconClose(props: IconProps) {
  return <SvgIcon {...props} path={path} />
}
