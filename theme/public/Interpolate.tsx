// Replaces the `{name}` placeholders of a string by values.
import type { ReactNode } from 'react'
import { interpolateElements, interpolate as interpolateText } from '../text/translate.tsx'

export interface InterpolateProps {
  readonly children: string
  readonly values?: Readonly<Record<string, ReactNode>>
}

/**
 * A string when all values are strings or numbers, else a list of elements. Throws when `text` is not a
 * string.
 */
export function interpolate(text: string, values: Readonly<Record<string, ReactNode>> = {}): ReactNode {
  const plain = Object.values(values).every((value) => typeof value === 'string' || typeof value === 'number')
  if (plain || typeof text !== 'string')
    return interpolateText(text, values as Readonly<Record<string, string | number>>)
  return interpolateElements(text, values)
}

export default function Interpolate({ children, values }: InterpolateProps) {
  if (typeof children !== 'string') {
    const kind =
      children === null || typeof children !== 'object'
        ? typeof children
        : 'type' in children
          ? 'React element'
          : 'object'
    throw new Error(`The <Interpolate> component accepts only a plain string as its children, not ${kind}.`)
  }
  return <>{interpolate(children, values)}</>
}
