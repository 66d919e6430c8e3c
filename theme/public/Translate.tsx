// A message in the language of the page.
import { type ReactNode, use } from 'react'
import { SiteContext } from '../context/site.tsx'
import { lateText } from '../text/lateTexts.ts'
import {
  findMessage,
  interpolate,
  interpolateElements,
  type Message,
  type Values,
} from '../text/translate.tsx'

declare global {
  interface Window {
    /** The messages of the page's language, for modules that ask for them while they are loaded. */
    troodonTexts?: Readonly<Record<string, string>>
  }
}

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
    pageMessages() ?? {},
  )
  return <>{interpolateElements(message, values)}</>
}

/** A message as a string, for attributes and titles. Throws when it has neither id nor message. */
export function translate(message: Message & { readonly description?: string }, values?: Values): string {
  const messages = pageMessages()
  const found = findMessage(message, messages ?? {})
  return messages || process.env['TROODON_SSR'] === ''
    ? interpolate(found, values)
    : lateText(message, values)
}

/** Null on the server when nothing is being rendered. */
function pageMessages(): Readonly<Record<string, string>> | null {
  try {
    return use(SiteContext)?.messages ?? {}
  } catch {
    return process.env['TROODON_SSR'] === '' ? (window.troodonTexts ?? {}) : null
  }
}
