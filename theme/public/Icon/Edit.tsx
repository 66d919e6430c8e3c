// `@theme/Icon/Edit`.
import { type IconProps, SvgIcon } from '../../compat/SvgIcon.tsx'

const path = 'M4 20h4L19 9l-4-4L4 16v4zM13.5 6.5l4 4'

export default function IconEdit(props: IconProps) {
  return <SvgIcon {...props} path={path} />
}
