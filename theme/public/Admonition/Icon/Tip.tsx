// `@theme/Admonition/Icon/Tip`.
import { type IconProps, SvgIcon } from '../../../compat/SvgIcon.tsx'

const path = 'M9 18h6M10 21h4M8 14c-4-4-1-11 4-11s8 7 4 11c-1 1-1 2-1 4H9c0-2 0-3-1-4z'

export default function AdmonitionIconTip(props: IconProps) {
  return <SvgIcon {...props} path={path} />
}
