// An icon of the theme with the properties of `<svg>`.
import type { ComponentProps } from 'react'

export type IconProps = ComponentProps<'svg'>

/** Drawn with lines in the color of the text, 20 pixels wide unless `width` says otherwise. */
export const SvgIcon = ({ path, ...props }: IconProps & { readonly path: string }) => (
  <svg
    width={20}
    height={20}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    {...props}
  >
    <path d={path} />
  </svg>
)
