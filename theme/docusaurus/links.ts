// The finished attributes of the links of texts: `href="/docs/" target="_blank"`.
const links = new Map<string, readonly string[]>()

export function rememberLinks(source: string, ofText: readonly string[]): void {
  links.set(source, ofText)
}

/** For modules of texts with code, under the name of their file. */
export const useAttributes = (source: string): readonly string[] => links.get(source) ?? []

export { attributesOf } from '../mdx/linkAttributes.ts'
