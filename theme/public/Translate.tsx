// `@docusaurus/Translate`: a text in the page's language.
import type { ReactNode } from 'react'
import { useSite } from '../context/site.tsx'
import { findMessage, interpolateElements } from '../text/translate.tsx'

export interface TranslateProps {
  readonly id?: string
  readonly description?: string
  readonly values?: Readonly<Record<string, ReactNode>>
  /** The default text. */
  readonly children?: string
}

export default function Translate({ id, values = {}, children }: TranslateProps) {
  const { messages } = useSite()
  if (children !== undefined && typeof children !== 'string')
    throw new Error('The <Translate> component accepts only a plain string as its children.')
  const message = findMessage({ ...(id === undefined ? {} : { id }), ...(children === undefined ? {} : { message: children }) }, messages)
  return <>{interpolateElements(message, values)}</>
}
