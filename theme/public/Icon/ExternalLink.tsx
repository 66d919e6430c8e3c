// `@theme/Icon/ExternalLink`.
import { type IconProps, SvgIcon } from '../../compat/SvgIcon.tsx'

const path = 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5'

export default function IconExternalLink(props: IconProps) {
  return <SvgIcon {...props} path={path} />
}
