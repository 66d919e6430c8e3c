// Names of icons, and the message for an unknown one.

/** The drawing, or the most similar name. */
export type FoundIcon = { readonly svg: string } | { readonly similar: string | null }

/** Missing or null: the site has no icons. */
export type FindIcon = ((name: string) => FoundIcon) | null | undefined

/** Letters of a name in a set. Anything else, such as an emoji, is shown as it is. */
const named = /^(?:[a-z\d-]+:)?[a-z][a-z\d-]*$/

export const isIconName = (text: string): boolean => named.test(text)

export function unknownIcon(name: string, found: FoundIcon | null | undefined) {
  const set = name.includes(':') ? name.slice(0, name.indexOf(':')) : 'lucide'
  return {
    code: 'unknownIcon',
    message: `There is no icon ${name}${found ? '' : ', because the site has no icons'}.`,
    hint:
      found && 'similar' in found
        ? found.similar && `Did you mean ${found.similar}?`
        : `Install a set of icons: npm install @iconify-json/${set}.`,
  } as const
}
