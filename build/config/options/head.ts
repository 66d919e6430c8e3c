// Elements that the configuration adds to the head of every page: `headTags`, `scripts` and `stylesheets`.
import * as v from 'valibot'
import type { HeadElement } from '../../shared/routeData.ts'
import { group } from './group.ts'

const attributes = v.record(
  v.pipe(
    v.string(),
    v.check(
      (name) => !/^on/i.test(name),
      'is code in an attribute, which does not run. Put the code in a file and add the file to scripts',
    ),
  ),
  v.union([v.string(), v.boolean()]),
)

const headTag = group({
  /**
   * Name of the element.
   * @example 'link'
   */
  tagName: v.picklist(['meta', 'link', 'script', 'style'] as const),
  /**
   * Attributes of the element: `true` writes one without a value, `false` none.
   * @default {}
   * @example { rel: 'apple-touch-icon', href: '/img/touch.png' }
   */
  attributes: v.optional(attributes, {}),
  /**
   * Content of a script or style element.
   * @default none
   * @example '{ "@type": "Organization" }'
   */
  innerHTML: v.optional(v.string()),
})

export const headOptions = {
  /**
   * Elements for the head of every page.
   * @default []
   * @example [{ tagName: 'link', attributes: { rel: 'apple-touch-icon', href: '/img/touch.png' } }]
   */
  headTags: v.optional(v.array(headTag), []),
  /**
   * Scripts for every page: URLs, or attributes with `src`.
   * @default []
   * @example [{ src: '/js/counter.js', defer: true }]
   */
  scripts: v.optional(v.array(v.union([v.string(), withUrl('src')])), []),
  /**
   * Style sheets for every page: URLs, or attributes with `href`.
   * @default []
   * @example ['https://fonts.example/text.css']
   */
  stylesheets: v.optional(v.array(v.union([v.string(), withUrl('href')])), []),
}

function withUrl(name: 'src' | 'href') {
  return v.pipe(
    attributes,
    v.check((given) => typeof given[name] === 'string', `must have ${name}: a URL`),
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

/** In the order of the head. */
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

/** `true` is an attribute without a value, `false` is none. */
const written = (given: Attributes): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      value === false ? [] : [[name, value === true ? '' : value]],
    ),
  )
