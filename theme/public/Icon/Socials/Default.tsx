// `@theme/Icon/Socials/Default`.
import { type IconProps, SvgIcon } from '../../../compat/SvgIcon.tsx'

const path = 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1'

export default function IconSocialsDefault(props: IconProps) {
  return <SvgIcon {...props} path={path} />
}
