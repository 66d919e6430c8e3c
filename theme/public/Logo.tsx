// `@theme/Logo`: the logo and the name of the site, with a link to the home page.
import type { ComponentProps } from 'react'
import { useSite } from '../context/site.tsx'
import { LogoImage } from '../layout/LogoImage.tsx'

export interface LogoProps extends ComponentProps<'a'> {
  readonly imageClassName?: string
  readonly titleClassName?: string
}

export default function Logo({ imageClassName, titleClassName, ...props }: LogoProps) {
  const { navbar, homeHref } = useSite()
  const image = navbar.logo && <LogoImage logo={navbar.logo} />
  return (
    <a {...(navbar.logo?.link ?? { href: homeHref })} {...props}>
      {image && (imageClassName ? <div className={imageClassName}>{image}</div> : image)}
      {navbar.title !== '' && <b className={titleClassName}>{navbar.title}</b>}
    </a>
  )
}
