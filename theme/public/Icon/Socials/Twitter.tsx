// `@theme/Icon/Socials/Twitter`.
import { type IconProps, SvgIcon } from '../../../compat/SvgIcon.tsx'

const path = 'M4 18c8 3 14-2 14-9l2-3-3 1c-2-3-6-2-6 2-3 0-5-2-7-4-1 4 0 6 2 7l-2 0c1 3 3 3 4 4l-4 2z'

export default function IconSocialsTwitter(props: IconProps) {
  return <SvgIcon {...props} path={path} />
}
