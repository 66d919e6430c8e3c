// `@theme/Icon/Socials/GitHub`.
import { type IconProps, SvgIcon } from '../../../compat/SvgIcon.tsx'

const path =
  'M9 20v-4c-4 1-5-2-6-2m12 6v-4c0-1 0-2-1-2 3 0 6-1 6-6 0-1 0-3-1-4v-3c-1 0-3 1-4 2H9C8 6 6 5 5 5v3c-1 1-1 3-1 4 0 5 3 6 6 6'

export default function IconSocialsGitHub(props: IconProps) {
  return <SvgIcon {...props} path={path} />
}
