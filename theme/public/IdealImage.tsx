// An image in several sizes and formats, from which the browser chooses. A placeholder in its colors shows
// until it has loaded. If it fails, the reader can try again.
import { type ImgHTMLAttributes, useState } from 'react'
import { classNames } from '../../build/shared/markup.ts'
import { imageFacts } from '../mdx/images.ts'
import { useTexts } from '../text/translate.tsx'

export interface IdealImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  /** An imported image, or the result of `require`. */
  readonly img: string | { readonly default: string }
}

export default function IdealImage({ img, alt = '', className, ...props }: IdealImageProps) {
  const t = useTexts()
  const [state, setState] = useState<{ readonly failed: boolean; readonly tries: number }>({
    failed: false,
    tries: 0,
  })
  const src = typeof img === 'string' ? img : img.default
  const facts = imageFacts(src)
  if (state.failed)
    return (
      <button
        type="button"
        className="button button--quiet"
        onClick={() => setState({ failed: false, tries: state.tries + 1 })}
      >
        {t('theme.IdealImage.retry', 'The image could not be loaded. Try again: {name}', { name: alt })}
      </button>
    )
  const image = (
    <img
      key={state.tries}
      className={classNames('ideal-image', className)}
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      {...(facts ? { width: facts.width, height: facts.height } : {})}
      {...(facts?.placeholder ? { 'data-placeholder': facts.placeholder } : {})}
      {...(facts && facts.srcSet !== '' ? { srcSet: facts.srcSet, sizes } : {})}
      onError={() => setState({ failed: true, tries: state.tries })}
      {...props}
    />
  )
  if (!facts?.avif) return image
  return (
    <picture>
      <source type="image/avif" srcSet={facts.avif} sizes={props.sizes ?? sizes} />
      {image}
    </picture>
  )
}

/** The width of the content, less on narrow screens. */
const sizes = '(max-width: 996px) 100vw, 46rem'
