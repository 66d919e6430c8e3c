// Scripts, style sheets and other elements of the head.
import { isRaw, type Raw } from '../docusaurusConfig.ts'
import { type Convert, defined } from './context.ts'

export const convertHead = (config: Raw, convert: Convert): Record<string, unknown> =>
  defined({
    scripts: elements(config['scripts']),
    stylesheets: elements(config['stylesheets']),
    headTags: Array.isArray(config['headTags'])
      ? config['headTags'].flatMap((one, index) => headTag(one, `headTags[${index}]`, convert))
      : config['headTags'],
  })

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
