// `@theme/Icon/Socials/X`.
import { type IconProps, SvgIcon } from '../../../compat/SvgIcon.tsx'

const path = 'M4 4l16 16M20 4L4 20'

export default function IconSocialsX(props: IconProps) {
  return <SvgIcon {...props} path={path} />
}
