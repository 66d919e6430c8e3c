// What a reader sees and reaches of a page: the facts that the comparison uses.

/** The place of an element in CSS pixels: left, top, width, height. */
export type Box = readonly [left: number, top: number, width: number, height: number]

/** A landmark, a link or a control. */
export interface Part {
  readonly name: string
  readonly box: Box
}

/** One state of a page, such as `500 px, dark` or `menu open`. */
export interface Screen {
  readonly name: string
  /** A PNG image. */
  readonly image: Uint8Array
  /** Header, main text, sidebars and footer, where they are. */
  readonly landmarks: readonly Part[]
  /** Visible links and controls, named by their texts and states. */
  readonly controls: readonly Part[]
  /** The color mode, and the path after a click. */
  readonly place: string
}

/** A page of one builder. */
export interface PageLook {
  readonly route: string
  readonly hydrated: boolean
  /** Errors and warnings of the console, exceptions and failed requests, without repetition. */
  readonly messages: readonly string[]
  /** The elements that the Tab key reaches, in order. */
  readonly tabStops: readonly string[]
  readonly screens: readonly Screen[]
}
