// An emoji that a label begins with.

/** One that is shown in color: digits and signs such as © are not, unless a variation selector follows. */
const colored = /\p{Emoji_Presentation}|\p{Regional_Indicator}{2}|\p{Emoji}\u{FE0F}/u

/** The first symbol of a text when it is an emoji, and the text after it. */
export function extractLeadingEmoji(input: string): { emoji: string | null; rest: string } {
  const [first] = new Intl.Segmenter().segment(input)
  if (!first || !colored.test(first.segment)) return { emoji: null, rest: input }
  return { emoji: first.segment, rest: input.slice(first.segment.length) }
}

/** The same without spaces around the text: the icon and the title of a card. */
export function splitLabel(label: string): { readonly emoji: string | null; readonly rest: string } {
  const { emoji, rest } = extractLeadingEmoji(label)
  return { emoji, rest: rest.trim() }
}
