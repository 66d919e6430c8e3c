// `@theme/Icon/Socials/Bluesky`.
import { type IconProps, SvgIcon } from '../../../compat/SvgIcon.tsx'

const path =
  'M12 11c-2-4-5-6-7-6-2 0-1 6 0 7 1 2 4 2 5 2-3 0-4 2-2 4s4-1 4-4c0 3 2 6 4 4s1-4-2-4c1 0 4 0 5-2 1-1 2-7 0-7-2 0-5 2-7 6z'

export default function IconSocialsBluesky(props: IconProps) {
  return <SvgIcon {...props} path={path} />
}
