// `@theme/Admonition/Icon/Warning`.
import { type IconProps, SvgIcon } from '../../../compat/SvgIcon.tsx'

const path = 'M12 4L2 20h20zM12 10v5M12 17v.01'

export default function AdmonitionIconWarning(props: IconProps) {
  return <SvgIcon {...props} path={path} />
}
