// `@theme/Icon/Socials/LinkedIn`.
import { type IconProps, SvgIcon } from '../../../compat/SvgIcon.tsx'

const path = 'M4 4h16v16H4zM8 11v5M8 8v.01M12 16v-5m0 2c0-3 4-3 4 0v3'

export default function IconSocialsLinkedIn(props: IconProps) {
  return <SvgIcon {...props} path={path} />
}
