// Placeholders in a body for what needs the whole site, or code. NUL cannot occur in Markdown text.
import type { Audience } from '../shared/audience.ts'

/** For the finished attributes of link `index`. */
export const linkPlaceholder = (index: number): string => `\0${index}\0`
/** For the text of another file. */
export const includePlaceholder = (index: number): string => `\0i${index}\0`
/** For a component that only the theme can print. */
export const widgetPlaceholder = (index: number): string => `\0w${index}\0`
/** For a component or expression of a page with code. */
export const codePlaceholder = (index: number): string => `\0c${index}\0`
/** For the default title of an admonition, which depends on the language of the page. */
export const titlePlaceholder = (name: string): string => `\0m${name}\0`
/** Before and after what only some readers see. */
export const audiencePlaceholder = (audience: Audience): string => `\0v${audience}\0`
export const audienceEnd = '\0v\0'
/** The end of the excerpt. */
export const truncatePlaceholder = '\0t\0'
