// `@theme/ThemedImage`: a picture for each colour mode. Both stand in the page, the style sheet shows the one that fits: no flash, no script.
import type { ImgHTMLAttributes } from 'react'

export interface ThemedImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  /** Addresses of the picture in the light and in the dark mode. */
  readonly sources: { readonly light: string; readonly dark: string }
}

export default function ThemedImage({ sources, className = '', alt = '', ...props }: ThemedImageProps) {
  return (
    <>
      {(['light', 'dark'] as const).map((mode) => (
        // A lazy picture that is not shown is not loaded.
        <img
          key={mode}
          loading="lazy"
          {...props}
          src={sources[mode]}
          alt={alt}
          className={`${className} only-${mode}`.trim()}
        />
      ))}
    </>
  )
}
