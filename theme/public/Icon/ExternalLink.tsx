// `@theme/Icon/ExternalLink`.
import { externalPath } from '../../../build/shared/externalIcon.ts'
import { type IconProps, SvgIcon } from '../../compat/SvgIcon.tsx'

export default function IconExternalLink(props: IconProps) {
  return <SvgIcon {...props} path={externalPath} />
}
