// What a component computes from a text of a page. While the server makes a template (template/), a mark
// takes the place of each text: the template then does the same with the texts of every page that it prints.
import { createContext, use } from 'react'

/**
 * From a text, a string to print or an answer. The result depends on the text, the site and the view alone.
 */
export type Compute<Result extends string | boolean> = (text: string) => Result

export type OnTexts = <Result extends string | boolean>(compute: Compute<Result>) => Compute<Result>

/** Null outside a template. */
export const OnTextsContext = /* @__PURE__ */ createContext<OnTexts | null>(null)

/** The function, for texts and for marks: `useOnText(shortDate)(date)`. In the browser, it is unchanged. */
export function useOnText<Result extends string | boolean>(compute: Compute<Result>): Compute<Result> {
  return process.env['TROODON_SSR'] === '' ? compute : (use(OnTextsContext)?.(compute) ?? compute)
}
