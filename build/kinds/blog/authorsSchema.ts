// The schema of an authors file.
import * as v from 'valibot'
import { authorTypes } from '../../model/frontMatter.ts'

const text = v.union([v.string(), v.pipe(v.number(), v.transform(String))])

const page = v.object({
  /**
   * URL of the author's page, below that of all authors.
   * @example '/maria'
   */
  permalink: v.string(),
})

const fields = v.looseObject({
  /**
   * Name of the author.
   * @default none; an author without a name needs an image
   * @example 'Maria'
   */
  name: v.optional(text),
  /**
   * Whether search engines see a person or an organization.
   * @default `person`
   * @example 'organization'
   */
  type: v.optional(v.picklist(authorTypes, `must be ${authorTypes.join(' or ')}`)),
  /**
   * The author's role.
   * @default none
   * @example 'Keeper'
   */
  title: v.optional(text),
  /**
   * Website of the author.
   * @default none
   * @example 'https://maria.example'
   */
  url: v.optional(text),
  /**
   * Email address, linked when there is no website.
   * @default none
   * @example 'maria@park.example'
   */
  email: v.optional(text),
  /**
   * Image of the author.
   * @default none
   * @example '/img/maria.png'
   */
  image_url: v.optional(text),
  /**
   * Image of the author, in the older spelling.
   * @default none
   * @example '/img/maria.png'
   */
  imageURL: v.optional(text),
  /**
   * A sentence about the author, for the author's page.
   * @default none
   * @example 'Looks after the pond.'
   */
  description: v.optional(text),
  /**
   * Whether the author has a page, or its URL.
   * @default false
   * @example { permalink: '/maria' }
   */
  page: v.optional(v.union([v.boolean(), page])),
  /**
   * Accounts of the author, by network: a handle or a URL.
   * @default none
   * @example { github: 'maria' }
   */
  socials: v.optional(v.record(v.string(), text)),
})

const author = v.pipe(
  fields,
  v.check(
    ({ name, image_url, imageURL }) => Boolean(name || image_url || imageURL),
    'needs a name or an image_url',
  ),
)

/** The fields that only components of the site know. */
export const ownFields = (author: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(author).filter(([name]) => !Object.hasOwn(fields.entries, name)))

/** Authors by key. */
export const authorsFile = v.nullable(v.record(v.string(), author))

export type AuthorsFile = NonNullable<v.InferInput<typeof authorsFile>>
