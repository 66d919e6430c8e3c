// `@theme/Icon/Socials/Mastodon`.
import { type IconProps, SvgIcon } from '../../../compat/SvgIcon.tsx'

const path =
  'M6 18c4 2 8 2 11 1M5 5c4-2 10-2 14 0 1 3 1 6 0 9-4 2-10 2-14 0-1-3-1-6 0-9zM8 12V8c0-2 4-2 4 1v2-2c0-3 4-3 4-1v4'

export default function IconSocialsMastodon(props: IconProps) {
  return <SvgIcon {...props} path={path} />
}
