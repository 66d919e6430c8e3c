// The logo in the navbar or the footer → the attributes of its link and its images.
import type { ResolvedHref } from '../model/links.ts'
import type { LogoConfig } from '../model/project.ts'
import type { LogoData, LogoImage } from '../shared/siteData.ts'

export interface LogoPlace {
  readonly homeHref: string
  readonly isDocusaurus: boolean
  readonly resolve: (href: string) => ResolvedHref
  readonly resolveImage: (href: string) => ResolvedHref
}

export function logoOf(
  logo: LogoConfig,
  part: 'navbar' | 'footer',
  { homeHref, isDocusaurus, resolve, resolveImage }: LogoPlace,
): LogoData {
  const target = logo.href === undefined ? null : resolve(logo.href)
  // In Docusaurus, a footer logo without href is not a link.
  const href = target?.href ?? (isDocusaurus && part === 'footer' ? null : homeHref)
  const opens = logo.target ?? (isDocusaurus && target?.external ? '_blank' : null)
  const src = resolveImage(logo.src).href
  const srcDark = logo.srcDark === undefined ? null : resolveImage(logo.srcDark).href
  const image = (source: string, mode: string): LogoImage => {
    const className = [part === 'footer' ? 'footer__logo' : '', logo.className, mode]
      .filter(Boolean)
      .join(' ')
    return {
      src: source,
      alt: logo.alt ?? '',
      ...(className === '' ? {} : { className }),
      ...sizeOf(logo, isDocusaurus),
      ...(logo.style ? { style: logo.style } : {}),
    }
  }
  return {
    src,
    srcDark,
    alt: logo.alt ?? '',
    href: target?.href ?? null,
    width: logo.width ?? null,
    height: logo.height ?? null,
    link: {
      ...(href === null ? {} : { href }),
      ...(opens === null ? {} : { target: opens }),
      ...(opens === '_blank' ? { rel: 'noopener noreferrer' } : {}),
    },
    images: srcDark === null ? [image(src, '')] : [image(src, 'only-light'), image(srcDark, 'only-dark')],
  }
}

/** The style sheet of a Docusaurus site sets the size of a logo. */
const sizeOf = ({ width, height }: LogoConfig, isDocusaurus: boolean): object =>
  isDocusaurus
    ? { ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) }
    : { width: width ?? 32, height: height ?? 32 }
