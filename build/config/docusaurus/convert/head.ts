// Scripts, style sheets and other elements of the head, and what the security policy has to allow for them.
import { isRaw, type Raw } from '../docusaurusConfig.ts'
import { type Convert, defined } from './context.ts'

export function convertHead(config: Raw, convert: Convert): Record<string, unknown> {
  const { scripts, stylesheets, headTags } = config
  return defined({
    scripts,
    stylesheets,
    headTags: Array.isArray(headTags) ? headTags.map((one, index) => headTag(one, index, convert)) : headTags,
  })
}

function headTag(given: unknown, index: number, { note }: Convert): unknown {
  if (!isRaw(given)) return given
  const { tagName, attributes, innerHTML, customElement } = given
  if (customElement === true)
    note('unsupported', `headTags[${index}] is a custom element.`, { where: `headTags[${index}]` })
  return defined({ tagName, attributes, innerHTML })
}
