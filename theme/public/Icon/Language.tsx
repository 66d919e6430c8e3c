// `@theme/Icon/Language`.
import { type IconProps, SvgIcon } from '../../compat/SvgIcon.tsx'

const path = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18'

export default function IconLanguage(props: IconProps) {
  return <SvgIcon {...props} path={path} />
}
