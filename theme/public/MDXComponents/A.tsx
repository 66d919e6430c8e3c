// `@theme/MDXComponents/A`: a link.
import Link, { type LinkProps } from '../Link.tsx'

export default function MDXA(props: LinkProps) {
  return <Link {...props} />
}
