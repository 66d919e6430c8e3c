// `@theme/Icon/Socials/Threads`.
import { type IconProps, SvgIcon } from '../../../compat/SvgIcon.tsx'

const path = 'M18 8c-1-4-12-6-12 4s9 10 12 6c2-4-8-8-9-3 1 4 7 2 6-4-1-3-5-3-6-1'

export default function IconSocialsThreads(props: IconProps) {
  return <SvgIcon {...props} path={path} />
}
