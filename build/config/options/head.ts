// What the configuration puts into the head of every page: `headTags`, `scripts` and `stylesheets`.
import * as v from 'valibot'
import type { HeadElement } from '../../shared/routeData.ts'
import { group } from './group.ts'

const attributes = v.record(
  v.pipe(
    v.string(),
    v.check(
      (name) => !/^on/i.test(name),
      'is code in an attribute, which does not run; put it into a file of its own and name that in scripts',
    ),
  ),
  v.union([v.string(), v.boolean()]),
)

export const headOptions = {
  headTags: v.optional(
    v.array(
      group({
        tagName: v.picklist(['meta', 'link', 'script', 'style'] as const),
        attributes: v.optional(attributes, {}),
        innerHTML: v.optional(v.string()),
      }),
    ),
    [],
  ),
  scripts: v.optional(v.array(v.union([v.string(), withAddress('src')])), []),
  stylesheets: v.optional(v.array(v.union([v.string(), withAddress('href')])), []),
}

function withAddress(name: 'src' | 'href') {
  return v.pipe(
    attributes,
    v.check((given) => typeof given[name] === 'string', `must have ${name}: an address`),
  )
}

type Attributes = v.InferOutput<typeof attributes>

interface HeadOptions {
  readonly headTags: readonly {
    readonly tagName: HeadElement['tag']
    readonly attributes: Attributes
    readonly innerHTML?: string | undefined
  }[]
  readonly scripts: readonly (string | Attributes)[]
  readonly stylesheets: readonly (string | Attributes)[]
}

/** In the order in which they stand in the head. */
export function headTagsOf({ headTags, scripts, stylesheets }: HeadOptions): readonly HeadElement[] {
  return [
    ...headTags.map(({ tagName, attributes: given, innerHTML }): HeadElement => {
      const isRaw = tagName === 'script' || tagName === 'style'
      return { tag: tagName, attributes: written(given), ...(isRaw ? { text: innerHTML ?? '' } : {}) }
    }),
    ...stylesheets.map((given): HeadElement => {
      const own = typeof given === 'string' ? { href: given } : given
      return { tag: 'link', attributes: { rel: 'stylesheet', ...written(own) } }
    }),
    ...scripts.map((given): HeadElement => {
      return {
        tag: 'script',
        attributes: written(typeof given === 'string' ? { src: given } : given),
        text: '',
      }
    }),
  ]
}

/** True is an attribute without a value, false none. */
const written = (given: Attributes): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      value === false ? [] : [[name, value === true ? '' : value]],
    ),
  )
