// The schema of a `_category_` file.
import * as v from 'valibot'
import { badgeTones } from '../../model/sidebarLooks.ts'

/** `'2'` is read as 2. */
const numberText = v.pipe(v.string(), v.regex(/^\s*-?(?:\d+\.?\d*|\.\d+)\s*$/), v.transform(Number))

const generatedIndex = v.strictObject({
  /**
   * Shows a page with a card for each item.
   * @example 'generated-index'
   */
  type: v.literal('generated-index'),
  /**
   * URL of the page, from the root of the version.
   * @default made from the label
   * @example '/care'
   */
  slug: v.optional(v.string()),
  /**
   * Title of the page.
   * @default the label
   * @example 'How to care for dinosaurs'
   */
  title: v.optional(v.string()),
  /**
   * Text above the cards.
   * @default none
   * @example 'Food, water and feathers.'
   */
  description: v.optional(v.string()),
  /**
   * Keywords for search engines.
   * @default none
   * @example ['care']
   */
  keywords: v.optional(v.union([v.array(v.string()), v.string()])),
  /**
   * Image that social networks show for links to the page.
   * @default the image of the site
   * @example '/img/care.png'
   */
  image: v.optional(v.string()),
})

const doc = v.strictObject({
  /**
   * Makes a document the page of the category.
   * @example 'doc'
   */
  type: v.literal('doc'),
  /**
   * Id of the document.
   * @example 'care/overview'
   */
  id: v.string(),
})

export const categoryFile = v.strictObject({
  /**
   * URL of the JSON schema, for editors.
   * @default none
   * @example '../../../troodon/schemas/category.json'
   */
  $schema: v.optional(v.string()),
  /**
   * Key of the category in translation files.
   * @default the label
   * @example 'care-of-young'
   */
  key: v.optional(v.string()),
  /**
   * Name of the category.
   * @default the name of the folder
   * @example 'Care'
   */
  label: v.optional(v.string()),
  /**
   * Position among the items of the folder above.
   * @default after those with a position, by name
   * @example 2
   */
  position: v.optional(v.union([v.number(), numberText])),
  /**
   * Text of the category's card.
   * @default none
   * @example 'Food, water and feathers.'
   */
  description: v.optional(v.string()),
  /**
   * Whether the category is closed at first.
   * @default `sidebarCollapsed`
   * @example false
   */
  collapsed: v.optional(v.boolean()),
  /**
   * Whether readers can close the category.
   * @default `sidebarCollapsible`
   * @example false
   */
  collapsible: v.optional(v.boolean()),
  /**
   * Class of the item in the sidebar.
   * @default none
   * @example 'new'
   */
  className: v.optional(v.string()),
  /**
   * Icon of the category: one of an installed set of Iconify, or an emoji.
   * @default none
   * @example 'lucide:fish'
   */
  icon: v.optional(v.string()),
  /**
   * Badge of the category: a text, or a text with a tone.
   * @default none
   * @example { text: 'New', tone: 'tip' }
   */
  badge: v.optional(
    v.union([v.string(), v.strictObject({ text: v.string(), tone: v.optional(v.picklist(badgeTones)) })]),
  ),
  /**
   * Hides the category in the sidebar of pages outside of it.
   * @default false
   * @example true
   */
  hidden: v.optional(v.boolean()),
  /**
   * Values for components of the site.
   * @default none
   * @example { badge: 'new' }
   */
  customProps: v.optional(v.record(v.string(), v.unknown())),
  /**
   * The page of the category; `null` for none.
   * @default the index document of the folder, if there is one
   * @example { type: 'generated-index', title: 'How to care for dinosaurs' }
   */
  link: v.optional(v.nullable(v.union([doc, generatedIndex]))),
})

export type CategoryFile = v.InferOutput<typeof categoryFile>
