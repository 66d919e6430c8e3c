// The image of a logo, or one for each color mode.
import type { LogoData } from '../../build/shared/siteData.ts'

export const LogoImage = ({ logo }: { readonly logo: LogoData }) =>
  // biome-ignore lint/a11y/useAltText: it is one of the attributes
  logo.images.map((image) => <img key={image.className} {...image} />)
