// `@theme/Icon/Socials/Instagram`.
import { type IconProps, SvgIcon } from '../../../compat/SvgIcon.tsx'

const path = 'M4 4h16v16H4zM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM17 7h.01'

export default function IconSocialsInstagram(props: IconProps) {
  return <SvgIcon {...props} path={path} />
}
