// A link by `to` or `href`: adds the base URL, and opens other sites in a new tab.
import type { AnchorHTMLAttributes, Ref } from 'react'
import { schemeOf } from '../../build/shared/hrefs.ts'
import { useSite } from '../context/site.tsx'
import { withBaseUrl } from '../router/withBaseUrl.ts'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A page of this site, `pathname:///file`, or a URL of another site. */
  readonly to?: string
  readonly ref?: Ref<HTMLAnchorElement>
}

export default function Link({ to, href, ...rest }: LinkProps) {
  const site = useSite()
  const target = to ?? href ?? ''
  const scheme = schemeOf(target)
  const outside = scheme !== null || target.startsWith('//')
  const newTab =
    scheme === 'pathname' || scheme === 'http' || scheme === 'https' || target.startsWith('//')
      ? { target: '_blank', rel: 'noopener noreferrer' }
      : {}
  const url =
    scheme === 'pathname'
      ? withBaseUrl(target.replace(/^pathname:\/\//, ''), site.baseUrl)
      : outside
        ? target
        : withBaseUrl(target, site.locale.baseUrl)
  return <a {...newTab} {...rest} href={url} />
}
