// Options of pages: React components and Markdown outside of the documentation.
import * as v from 'valibot'
import { group } from './group.ts'
import { instanceMarkdownOptions } from './markdownPlugins.ts'
import { editUrl, partialsAndTests, texts } from './values.ts'

export const pages = group({
  ...instanceMarkdownOptions,
  /**
   * Name of the instance.
   * @default 'default'
   * @example 'landing'
   */
  id: v.optional(v.string(), 'default'),
  /**
   * Folder of the pages, below the content folder.
   * @default `pages`, or `src/pages` if only that exists
   * @example 'landing'
   */
  path: v.optional(v.string()),
  /**
   * First part of the URLs.
   * @default '/'
   * @example '/landing'
   */
  routeBasePath: v.optional(v.string(), '/'),
  /**
   * Pages that are shown for every URL below their own.
   * @default []
   * @example ['/feature-requests']
   */
  deepRoutes: v.optional(texts, []),
  /**
   * Patterns of files that are pages.
   * @default ['**\/*.{js,jsx,ts,tsx,md,mdx}']
   * @example ['**\/*.tsx']
   */
  include: v.optional(texts, ['**/*.{js,jsx,ts,tsx,md,mdx}']),
  /**
   * Patterns of files that are no pages.
   * @default ['**\/_*.{js,jsx,ts,tsx,md,mdx}', '**\/_*\/**', '**\/*.test.{js,jsx,ts,tsx}', '**\/__tests__/**', '**\/*.d.ts']
   * @example ['parts/**']
   */
  exclude: v.optional(texts, [...partialsAndTests, '**/*.d.ts']),
  /**
   * URL of the “Edit this page” link of Markdown pages: a string to which the path of the file is added, or a
   * function.
   * @default no link
   * @example 'https://git.example/handbook/edit/main/'
   */
  editUrl: v.optional(editUrl),
  /**
   * Makes the edit links of translations lead to the translated file.
   * @default false
   * @example true
   */
  editLocalizedFiles: v.optional(v.boolean(), false),
  /**
   * Shows when a Markdown page was last changed, from the Git history.
   * @default false
   * @example true
   */
  showLastUpdateTime: v.optional(v.boolean(), false),
  /**
   * Shows who last changed a Markdown page, from the Git history. Bots are left out.
   * @default false
   * @example true
   */
  showLastUpdateAuthor: v.optional(v.boolean(), false),
})
