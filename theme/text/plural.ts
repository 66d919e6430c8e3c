// Messages with plural forms: `1 item|{count} items`.

/** The order of the forms in a message. A language has some of them. */
const kinds: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']

/** The form for a number in a language, or the last one if the message has too few. */
export function pluralForm(message: string, count: number, language: string): string {
  const forms = message.split('|')
  if (forms.length === 1) return message
  const rules = new Intl.PluralRules(language)
  const { pluralCategories } = rules.resolvedOptions()
  const own = kinds.filter((kind) => pluralCategories.includes(kind))
  return forms[Math.min(own.indexOf(rules.select(count)), forms.length - 1)] ?? message
}
