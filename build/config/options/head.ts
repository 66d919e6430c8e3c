// Elements that the configuration adds to the head of every page: `headTags`, `scripts` and `stylesheets`.
import * as v from 'valibot'
import type { HeadElement } from '../../shared/routeData.ts'
import type { ConfigProblem } from '../describeIssue.ts'
import { group } from './group.ts'

const attributes = v.record(v.string(), v.union([v.string(), v.boolean()]))

const headTag = group({
  /**
   * Name of the element.
   * @example 'link'
   */
  tagName: v.picklist(['meta', 'link', 'script', 'style', 'noscript', 'base'] as const),
  /**
   * Attributes of the element: `true` writes one without a value, `false` none.
   * @default {}
   * @example { rel: 'apple-touch-icon', href: '/img/touch.png' }
   */
  attributes: v.optional(attributes, {}),
  /**
   * Content of an element that has some.
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
      const isRaw = ['script', 'style', 'noscript'].includes(tagName)
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

/** Attributes with code, such as `onload`: a security policy does not run them. */
export const codeInAttributes = ({ headTags, scripts, stylesheets }: HeadOptions): readonly ConfigProblem[] =>
  Object.entries({
    headTags: headTags.map((one) => one.attributes),
    scripts,
    stylesheets,
  }).flatMap(([key, elements]) =>
    elements.flatMap((given, index) =>
      typeof given === 'string'
        ? []
        : Object.keys(given)
            .filter((name) => /^on/i.test(name))
            .map((name) => ({
              path: `${key}[${index}]${key === 'headTags' ? '.attributes' : ''}.${name}`,
              message:
                'is code in an attribute, which the security policy does not run. Put the code in a file and add the file to scripts',
            })),
    ),
  )

/** `true` is an attribute without a value, `false` is none. */
const written = (given: Attributes): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      value === false ? [] : [[name, value === true ? '' : value]],
    ),
  )
