// `@theme/Icon/Socials/Twitch`.
import { type IconProps, SvgIcon } from '../../../compat/SvgIcon.tsx'

const path = 'M5 4h15v10l-4 4h-4l-3 3v-3H5zM11 8v4M15 8v4'

export default function IconSocialsTwitch(props: IconProps) {
  return <SvgIcon {...props} path={path} />
}
