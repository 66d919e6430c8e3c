// `@theme/Icon/LightMode`.
import { type IconProps, SvgIcon } from '../../compat/SvgIcon.tsx'

const path =
  'M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.5 1.5M16.9 16.9l1.5 1.5M5.6 18.4l1.5-1.5M16.9 7.1l1.5-1.5M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0z'

export default function IconLightMode(props: IconProps) {
  return <SvgIcon {...props} path={path} />
}
