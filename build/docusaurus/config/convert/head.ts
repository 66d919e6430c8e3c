// Scripts, style sheets and other elements of the head.
import { extname } from 'node:path'
import { isRaw, type Raw } from '../docusaurusConfig.ts'
import { type Convert, defined } from './context.ts'
import type { Entry } from './entries.ts'
import { templateTags } from './ssrTemplate.ts'

export function convertHead(
  config: Raw,
  entries: readonly Entry[],
  theme: unknown,
  convert: Convert,
): Record<string, unknown> {
  const ofApp = entries
    .filter(({ name }) => name === '@docusaurus/plugin-pwa')
    .flatMap((entry) => appTags(entry, config))
  // The theme of Docusaurus has all of the template.
  const ofTemplate = theme === 'docusaurus' ? [] : templateTags(config, convert)
  const added = [...ofApp, ...ofTemplate.map((one) => [one, 'ssrTemplate'] as const)]
  const given = config['headTags'] ?? (added.length > 0 ? [] : undefined)
  return defined({
    scripts: elements(config['scripts']),
    stylesheets: elements(config['stylesheets']),
    headTags: Array.isArray(given)
      ? [...given.map((one, index) => [one, `headTags[${index}]`] as const), ...added].flatMap(
          ([one, where]) => headTag(one, where, convert),
        )
      : given,
  })
}

/** The elements that the PWA plugin adds, with their places. Attributes are beside the name of the tag. */
function appTags({ options, where }: Entry, { baseUrl }: Raw): readonly (readonly [unknown, string])[] {
  const given = options['pwaHead']
  if (!Array.isArray(given)) return []
  // Paths of files begin at the base URL. Other values, such as colors, stay as they are.
  const inSite = (value: unknown) =>
    typeof value === 'string' && extname(value) !== '' && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(value)
      ? `/${[String(baseUrl ?? ''), value]
          .map((part) => part.replace(/^\/|\/$/g, ''))
          .filter(Boolean)
          .join('/')}`
      : value
  return given.map((one: unknown, index) => {
    const place = `${where}.pwaHead[${index}]`
    if (!isRaw(one)) return [one, place]
    const { tagName, innerHTML, ...attributes } = one
    const { href, content } = attributes
    return [
      { tagName, innerHTML, attributes: { ...attributes, href: inSite(href), content: inSite(content) } },
      place,
    ]
  })
}

/** URLs, or objects with attributes. */
const elements = (given: unknown): unknown =>
  Array.isArray(given) ? given.map((one) => (isRaw(one) ? attributesOf(one) : one)) : given

const names = ['meta', 'link', 'script', 'style', 'noscript', 'base']

function headTag(given: unknown, where: string, convert: Convert): readonly unknown[] {
  if (!isRaw(given)) return [given]
  const { tagName, attributes, innerHTML, customElement } = given
  if (customElement) convert.note('ineffective', `${where}.customElement`)
  if (!names.includes(String(tagName))) {
    convert.note('unsupported', `<${tagName}> cannot be in the head.`, {
      where,
      todo: `These elements can: ${names.join(', ')}.`,
    })
    return []
  }
  return [
    defined({
      tagName,
      attributes: isRaw(attributes) ? attributesOf(attributes) : attributes,
      innerHTML,
    }),
  ]
}

const attributesOf = (given: Raw): Raw =>
  Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, typeof value === 'boolean' ? value : String(value)]),
  )
