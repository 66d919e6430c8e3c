// A message in the language of the page.
import { type ReactNode, use } from 'react'
import { SiteContext } from '../context/site.tsx'
import {
  findMessage,
  interpolate,
  interpolateElements,
  type Message,
  type Values,
} from '../text/translate.tsx'

export interface TranslateProps {
  readonly id?: string
  readonly description?: string
  readonly values?: Readonly<Record<string, ReactNode>>
  /** The default message. */
  readonly children?: string
}

export default function Translate({ id, values = {}, children }: TranslateProps) {
  if (children !== undefined && typeof children !== 'string') {
    console.warn('The children of <Translate> are not a text:', children)
    throw new Error('The <Translate> component accepts only a plain string as its children.')
  }
  const message = findMessage(
    { ...(id === undefined ? {} : { id }), ...(children === undefined ? {} : { message: children }) },
    pageMessages(),
  )
  return <>{interpolateElements(message, values)}</>
}

/** A message as a string, for attributes and titles. Throws when it has neither id nor message. */
export const translate = (message: Message & { readonly description?: string }, values?: Values): string =>
  interpolate(findMessage(message, pageMessages()), values)

/**
 * The messages of the last render in the browser, for event handlers. A server renders many languages and
 * keeps none.
 */
let seen: Readonly<Record<string, string>> = {}

function pageMessages(): Readonly<Record<string, string>> {
  try {
    const messages = use(SiteContext)?.messages ?? {}
    if (typeof window !== 'undefined') seen = messages
    return messages
  } catch {
    // Nothing is being rendered.
    return seen
  }
}
