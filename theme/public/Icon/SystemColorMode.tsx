// `@theme/Icon/SystemColorMode`.
import { type IconProps, SvgIcon } from '../../compat/SvgIcon.tsx'

const path = 'M3 5h18v11H3zM9 20h6M12 16v4'

export default function IconSystemColorMode(props: IconProps) {
  return <SvgIcon {...props} path={path} />
}
