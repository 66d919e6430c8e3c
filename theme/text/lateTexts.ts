// Messages that a module asks for while it is loaded, outside of rendering: `const label = translate(…)`.
// In the browser the language is known by then. A server loads a module once for all languages: the module
// gets a mark, and each page that contains it the message in its language.
import { findMessage, interpolate, type Message, type Values } from './translate.tsx'

interface Asked {
  readonly message: Message
  readonly values: Values | undefined
}

const asked: Asked[] = []
const numbers = new Map<string, number>()

/** The mark of a message, for the server. */
export function lateText(message: Message, values: Values | undefined): string {
  const key = JSON.stringify([message.id, message.message, values])
  const number = numbers.get(key) ?? asked.push({ message, values }) - 1
  numbers.set(key, number)
  return `\uFDD0${written}${number}\uFDD1`
}

/** Becomes `aa` or `AA` where the module changes the case of the message. */
const written = 'Aa'

function inCase(letters: string, text: string): string {
  if (letters === written) return text
  return letters === written.toLowerCase() ? text.toLowerCase() : text.toUpperCase()
}

/** The text with messages in place of marks. */
export const fillTexts = (
  text: string,
  messages: Readonly<Record<string, string>>,
  print = (message: string) => message,
): string =>
  asked.length === 0
    ? text
    : text.replace(/\uFDD0([Aa]{2})(\d+)\uFDD1/g, (mark, letters: string, number: string) => {
        const found = asked[Number(number)]
        if (!found) return mark
        return print(inCase(letters, interpolate(findMessage(found.message, messages), found.values)))
      })
