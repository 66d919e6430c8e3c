// `@theme/Icon/Copy`.
import { type IconProps, SvgIcon } from '../../compat/SvgIcon.tsx'

const path = 'M9 9h10v10H9zM5 15V5h10'

export default function IconCopy(props: IconProps) {
  return <SvgIcon {...props} path={path} />
}
