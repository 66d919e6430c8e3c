// The attributes of a link that the build has finished, as properties of React.

const names: Readonly<Record<string, string>> = {
  class: 'className',
  fetchpriority: 'fetchPriority',
  formaction: 'formAction',
  srcset: 'srcSet',
  'xlink:href': 'xlinkHref',
}
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The attributes of one link as React props. */
export function attributesOf(text: string | undefined): Record<string, string> {
  const props: Record<string, string> = {}
  for (const [, name = '', value = ''] of (text ?? '').matchAll(/([\w:-]+)="([^"]*)"/g))
    props[names[name] ?? name] = value.replace(
      /&(?:amp|lt|gt|quot);/g,
      (entity) => entities[entity] ?? entity,
    )
  return props
}
