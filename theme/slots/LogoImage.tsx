// In place of layout/LogoImage.tsx, where the site replaces `ThemedImage`.
import type { LogoData } from '../../build/shared/siteData.ts'
import ThemedImage from '../public/ThemedImage.tsx'

export function LogoImage({ logo }: { readonly logo: LogoData }) {
  const { src, srcDark, alt, width, height, images } = logo
  const [first] = images
  // The classes of the modes are those of the component.
  const className = first?.className?.replace(/\bonly-\w+\b/, '').trim()
  return (
    <ThemedImage
      sources={{ light: src, dark: srcDark ?? src }}
      alt={alt}
      {...(className ? { className } : {})}
      {...(width === null ? {} : { width })}
      {...(height === null ? {} : { height })}
      {...(first?.style ? { style: first.style } : {})}
    />
  )
}
