// The logo in the navbar or the footer → the attributes of its link and its images.
import type { ResolvedHref } from '../model/links.ts'
import type { LogoConfig } from '../model/project.ts'
import type { LogoData, LogoImage } from '../shared/siteData.ts'

export interface LogoPlace {
  readonly homeHref: string
  readonly resolve: (href: string) => ResolvedHref
  readonly resolveImage: (href: string) => ResolvedHref
}

export function logoOf(
  logo: LogoConfig,
  part: 'navbar' | 'footer',
  { homeHref, resolve, resolveImage }: LogoPlace,
): LogoData {
  const target = logo.href === undefined ? null : resolve(logo.href)
  const opens = logo.target ?? null
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
      width: logo.width ?? 32,
      height: logo.height ?? 32,
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
      href: target?.href ?? homeHref,
      ...(opens === null ? {} : { target: opens }),
      ...(opens === '_blank' ? { rel: 'noopener noreferrer' } : {}),
    },
    images: srcDark === null ? [image(src, '')] : [image(src, 'only-light'), image(srcDark, 'only-dark')],
  }
}
