// `@theme/Icon/Socials/Email`.
import { type IconProps, SvgIcon } from '../../../compat/SvgIcon.tsx'

const path = 'M3 6h18v12H3zM3 7l9 7 9-7'

export default function IconSocialsEmail(props: IconProps) {
  return <SvgIcon {...props} path={path} />
}
