// `@theme/Icon/Socials/StackOverflow`.
import { type IconProps, SvgIcon } from '../../../compat/SvgIcon.tsx'

const path = 'M5 14v6h13v-6M8 17h7M8 13l7 1M9 9l6 3M12 5l5 5'

export default function IconSocialsStackOverflow(props: IconProps) {
  return <SvgIcon {...props} path={path} />
}
