// The markup of a component as a value. The build prints it as HTML (markdown/components/printMarkup.ts), the
// theme makes React elements of it (theme/markup/elementOf.ts): one description for pages with and without
// code.

/** Attributes as React names them; `true` has no value, `undefined` is left out. `key` is for React alone. */
export type MarkupAttributes = Readonly<Record<string, string | number | true | undefined>>

/**
 * A child: text or another value that the caller shows (`C`), an element, HTML, the component's children, a
 * line break.
 */
export type MarkupChild<C> = C | Markup<C> | RawHtml | typeof slot | typeof newline

/** One element. `C` is `string` for the build and `ReactNode` for the theme. */
export class Markup<C> {
  readonly tag: string
  readonly attributes: MarkupAttributes
  readonly children: readonly MarkupChild<C>[]
  /** Attributes that the author wrote, as React has them: objects and functions as well. */
  readonly rest: Readonly<Record<string, unknown>> | null

  constructor(
    tag: string,
    attributes: MarkupAttributes,
    children: readonly MarkupChild<C>[],
    rest: Readonly<Record<string, unknown>> | null = null,
  ) {
    this.tag = tag
    this.attributes = attributes
    this.children = children
    this.rest = rest
  }
}

/** Finished HTML, the only child of its element. It has the shape of React's `dangerouslySetInnerHTML`. */
export class RawHtml {
  readonly __html: string

  constructor(html: string) {
    this.__html = html
  }
}

/** The place of the component's children. */
export const slot = Symbol('slot')

/** A line break in printed HTML that has no meaning; React leaves it out. */
export const newline = Symbol('newline')

/** Class names in one attribute; empty ones do not count. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
