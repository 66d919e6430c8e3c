// An image for each color mode. The page contains both and the style sheet shows one: no flash, no script.
import type { ImgHTMLAttributes } from 'react'

export interface ThemedImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  /** URLs of the image in light and dark mode. */
  readonly sources: { readonly light: string; readonly dark: string }
}

export default function ThemedImage({ sources, className = '', alt = '', ...props }: ThemedImageProps) {
  return (
    <>
      {(['light', 'dark'] as const).map((mode) => (
        // The browser does not load a lazy image that is hidden.
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
