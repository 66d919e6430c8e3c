// Messages with a form for each kind of number: `1 item|{count} items`.

/** The order in which forms are written; a language has some of them. */
const kinds: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']

/** The form that the language uses for a number; the last one where a message has too few. */
export function pluralForm(message: string, count: number, language: string): string {
  const forms = message.split('|')
  if (forms.length === 1) return message
  const rules = new Intl.PluralRules(language)
  const { pluralCategories } = rules.resolvedOptions()
  const own = kinds.filter((kind) => pluralCategories.includes(kind))
  return forms[Math.min(own.indexOf(rules.select(count)), forms.length - 1)] ?? message
}
