// `ssrTemplate`: the document around each page as a template of the site, which its own Eta fills, as in
// Docusaurus' `ssgTemplate.js`.
import { createRequire } from 'node:module'
import type { SiteTemplate } from '../../model/themePage.ts'

/** What a template prints of a page. HTML, except for the version and the base URL. */
export interface TemplateData {
  readonly appHtml: string
  readonly baseUrl: string
  readonly htmlAttributes: string
  readonly bodyAttributes: string
  readonly headTags: string
  readonly preBodyTags: string
  readonly postBodyTags: string
  /** The elements that components have put into the head. */
  readonly metaAttributes: readonly string[]
  /** Empty: what loads code and style sheets is added to the head. */
  readonly scripts: readonly string[]
  readonly stylesheets: readonly string[]
  readonly noIndex: boolean
  readonly version: string
}

export type FillTemplate = (data: TemplateData) => string

interface Eta {
  readonly compile: (
    template: string,
    options: { readonly rmWhitespace: boolean },
  ) => (data: TemplateData, config: object) => string
  readonly defaultConfig: object
}

/** `core`: a file of Docusaurus. Null where it makes the document; throws for a text that is no template. */
export function siteTemplate(text: unknown, core: string): SiteTemplate | null {
  if (typeof text !== 'string') return null
  if (!/<\/head\s*>/i.test(text))
    throw new Error('ssrTemplate has no </head>, so pages could not load their code. Add one.')
  const template = { text, eta: createRequire(core).resolve('eta') }
  openTemplate(template)
  return template
}

/** Throws for a template that Eta cannot read. */
export function openTemplate({ text, eta }: SiteTemplate): FillTemplate {
  const { compile, defaultConfig } = createRequire(eta)(eta) as Eta
  try {
    const fill = compile(text.trim(), { rmWhitespace: true })
    return (data) => fill(data, defaultConfig)
  } catch (error) {
    throw new Error(`ssrTemplate is not a template of Eta: ${(error as Error).message}`, { cause: error })
  }
}
