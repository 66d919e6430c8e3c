// `@theme/Admonition/Icon/Info`.
import { type IconProps, SvgIcon } from '../../../compat/SvgIcon.tsx'

const path = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 8v.01'

export default function AdmonitionIconInfo(props: IconProps) {
  return <SvgIcon {...props} path={path} />
}
