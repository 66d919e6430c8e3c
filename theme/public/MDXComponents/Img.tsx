// `@theme/MDXComponents/Img`: an image.
import type { ComponentProps } from 'react'

export default function MDXImg(props: ComponentProps<'img'>) {
  return <img loading="lazy" decoding="async" {...props} alt={props.alt ?? ''} />
}
