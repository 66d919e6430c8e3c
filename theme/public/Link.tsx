// A link by `to` or `href`: adds the base URL, and opens other sites in a new tab.
import { type AnchorHTMLAttributes, type Ref, use } from 'react'
import { schemeOf } from '../../build/shared/hrefs.ts'
import { CollectingContext } from '../context/collecting.ts'
import { useShown } from '../context/route.tsx'
import { useSite } from '../context/site.tsx'
import { isInside, urlOf } from '../hooks/linkUrl.ts'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A page of this site, `pathname:///file`, or a URL of another site. */
  readonly to?: string
  readonly ref?: Ref<HTMLAnchorElement>
  /** Whether the base URL is added to paths; default: true. */
  readonly autoAddBaseUrl?: boolean
  /** Gives the link a class while its page, or one below it, is shown. */
  readonly isNavLink?: boolean
  /** Default: `active`. */
  readonly activeClassName?: string
  /** Whether pages below do not count. */
  readonly exact?: boolean
  readonly isActive?: (match: unknown, location: { readonly pathname: string }) => boolean
  readonly 'data-noBrokenLinkCheck'?: boolean
}

export default function Link({
  to,
  href,
  autoAddBaseUrl = true,
  isNavLink = false,
  activeClassName = 'active',
  exact = false,
  isActive,
  'data-noBrokenLinkCheck': unchecked,
  ...rest
}: LinkProps) {
  const site = useSite()
  const pathname = useShown().route.href
  const target = to ?? href ?? ''
  const scheme = schemeOf(target)
  const newTab =
    scheme === 'pathname' || scheme === 'http' || scheme === 'https' || target.startsWith('//')
      ? { target: '_blank', rel: 'noopener noreferrer' }
      : {}
  const isCollected = use(CollectingContext) !== null
  // A path on the host need not be a page of this site.
  const isUnchecked = unchecked || scheme === 'pathname'
  const url = urlOf(target, autoAddBaseUrl, site)
  // As in Docusaurus, only links inside of the site are active: a path on the host is outside.
  const active =
    isNavLink && isInside(target) && (isActive ? isActive(null, { pathname }) : leadsTo(url, pathname, exact))
  const className = active ? `${rest.className ?? ''} ${activeClassName}`.trim() : rest.className
  return (
    <a
      {...newTab}
      {...rest}
      {...(isCollected ? { 'data-checked-link': '' } : {})}
      {...(isUnchecked ? { 'data-no-broken-link-check': 'true' } : {})}
      className={className}
      href={to === undefined && href === undefined ? undefined : url}
      aria-current={active ? 'page' : rest['aria-current']}
    />
  )
}

/** Whether the page is the link's, or below it. */
function leadsTo(url: string, pathname: string, exact: boolean): boolean {
  const bare = (path: string) => path.replace(/[?#].*$/, '').replace(/\/$/, '')
  return bare(url) === bare(pathname) || (!exact && `${bare(pathname)}/`.startsWith(`${bare(url)}/`))
}
