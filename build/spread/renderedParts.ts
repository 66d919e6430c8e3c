// A rendered page as values of a pack, between the machines of a build.
import { componentLinksIn } from '../model/componentLinks.ts'
import type { PageText } from '../workers/work.ts'
import type { RenderedFiles } from '../workers/writePage.ts'
import { htmlName, jsonName, linksName, markdownName } from './partNames.ts'

/** `page`: the name of the page in the pack. */
export function partsOf(
  page: string,
  { html, json, markdown, found }: Exclude<PageText, { readonly error: string }>,
): readonly (readonly [name: string, value: Buffer])[] {
  return [
    [htmlName(page), Buffer.from(html)],
    [jsonName(page), Buffer.from(json)],
    ...(markdown === null ? [] : [[markdownName(page), Buffer.from(markdown)] as const]),
    ...(found ? [[linksName(page), Buffer.from(JSON.stringify(found))] as const] : []),
  ]
}

/** Null where the pack does not have the page. `get` returns a value by its name. */
export function pageFrom(page: string, get: (name: string) => Buffer | null): RenderedFiles | null {
  const [html, json, markdown, links] = [htmlName, jsonName, markdownName, linksName].map((name) =>
    get(name(page)),
  )
  if (!html || !json) return null
  const found = links && componentLinksIn(links)
  return { html, json, markdown: markdown ?? null, ...(found ? { found } : {}) }
}
