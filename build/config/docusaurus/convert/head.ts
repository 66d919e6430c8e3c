// Scripts, style sheets and other elements of the head.
import { isRaw, type Raw } from '../docusaurusConfig.ts'
import { type Convert, defined } from './context.ts'

export const convertHead = (config: Raw, convert: Convert): Record<string, unknown> =>
  defined({
    scripts: elements(config['scripts'], 'scripts', convert),
    stylesheets: elements(config['stylesheets'], 'stylesheets', convert),
    headTags: Array.isArray(config['headTags'])
      ? config['headTags'].flatMap((one, index) => headTag(one, `headTags[${index}]`, convert))
      : config['headTags'],
  })

/** URLs, or objects with attributes. */
const elements = (given: unknown, key: string, convert: Convert): unknown =>
  Array.isArray(given)
    ? given.map((one, index) => (isRaw(one) ? attributesOf(one, `${key}[${index}]`, convert) : one))
    : given

function headTag(given: unknown, where: string, convert: Convert): readonly unknown[] {
  if (!isRaw(given)) return [given]
  const { tagName, attributes, innerHTML, customElement } = given
  if (customElement) convert.note('ineffective', `${where}.customElement`)
  if (!['meta', 'link', 'script', 'style'].includes(String(tagName))) {
    convert.note('unsupported', `The head has no element <${tagName}>.`, {
      where,
      todo: 'Heads can have meta, link, script and style.',
    })
    return []
  }
  return [
    defined({
      tagName,
      attributes: isRaw(attributes) ? attributesOf(attributes, where, convert) : attributes,
      innerHTML,
    }),
  ]
}

/** Attributes with code, such as `onload`, do not run. */
function attributesOf(given: Raw, where: string, { note }: Convert): Raw {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined && value !== null)
  const code = entries.filter(([name]) => /^on/i.test(name))
  for (const [name] of code)
    note('unsupported', `The attribute ${name} is code, which the security policy does not run.`, {
      where,
      todo: 'Put the code into a file and name it in scripts.',
    })
  return Object.fromEntries(
    entries
      .filter((entry) => !code.includes(entry))
      .map(([name, value]) => [name, typeof value === 'boolean' ? value : String(value)]),
  )
}
