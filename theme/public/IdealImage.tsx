// `@theme/IdealImage`: a picture in several sizes, of which the browser takes the one that fits.
import type { ImgHTMLAttributes } from 'react'
import { imageFacts } from './images.ts'

export interface IdealImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  /** An imported picture, or the result of `require`. */
  readonly img: string | { readonly default: string }
}

export default function IdealImage({ img, alt = '', ...props }: IdealImageProps) {
  const src = typeof img === 'string' ? img : img.default
  const facts = imageFacts(src)
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      {...(facts ? { width: facts.width, height: facts.height } : {})}
      {...(facts && facts.srcSet !== '' ? { srcSet: facts.srcSet, sizes: '(max-width: 996px) 100vw, 46rem' } : {})}
      {...props}
    />
  )
}
