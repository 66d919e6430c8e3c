// `@theme/Icon/Home`.
import { type IconProps, SvgIcon } from '../../compat/SvgIcon.tsx'

const path = 'M4 11l8-7 8 7M6 9.5V20h12V9.5'

export default function IconHome(props: IconProps) {
  return <SvgIcon {...props} path={path} />
}
