// `@theme/Icon/Socials/YouTube`.
import { type IconProps, SvgIcon } from '../../../compat/SvgIcon.tsx'

const path = 'M3 7c0-1 1-2 2-2h14c1 0 2 1 2 2v10c0 1-1 2-2 2H5c-1 0-2-1-2-2zM10 9v6l5-3z'

export default function IconSocialsYouTube(props: IconProps) {
  return <SvgIcon {...props} path={path} />
}
