// Interface messages. They are looked up by ID, and the code contains their default; values replace `{name}`.
import { Fragment, type ReactNode } from 'react'
import { useSite } from '../context/site.tsx'

export type Values = Readonly<Record<string, string | number>>

/** Placeholders without a value remain. */
export function interpolate(text: string, values: Values = {}): string {
  if (typeof text !== 'string')
    throw new Error(`Interpolation needs a text as its only child, but got ${typeof text}.`)
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )
}

/** Like `interpolate`, with elements as values. */
export function interpolateElements(text: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  const parts = text.split(/\{(\w+)\}/)
  return parts.map((part, index) => {
    const value =
      index % 2 === 1 && Object.hasOwn(values, part) ? values[part] : index % 2 === 1 ? `{${part}}` : part
    return <Fragment key={index}>{value}</Fragment>
  })
}

export interface Message {
  readonly id?: string
  readonly message?: string
}

/** The translation by ID, otherwise by default message. */
export function findMessage({ id, message }: Message, messages: Readonly<Record<string, string>>): string {
  if (id === undefined && message === undefined)
    throw new Error(
      'Docusaurus translation declarations must have at least a translation id or a default translation message',
    )
  return messages[id ?? message ?? ''] ?? message ?? id ?? ''
}

/**
 * Returns a function that translates the theme's messages: `t('theme.common.skip', 'Skip to main content')`.
 */
export function useTexts(): (id: string, message: string, values?: Values) => string {
  const { messages } = useSite()
  return (id, message, values) => interpolate(findMessage({ id, message }, messages), values)
}
