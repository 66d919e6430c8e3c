// The HTML of a post away from its own page: in a list, where ids of several posts must not meet, and in a feed, where every
// address is whole.

const idAttributes = / (id|for|aria-labelledby|aria-controls|aria-describedby)="([^"]+)"/g

/** Ids get the prefix; a link to a place that the excerpt does not have leads to the post. */
export function separateIds(html: string, prefix: string, postHref: string): string {
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  return html
    .replace(
      idAttributes,
      (_, name: string, value: string) =>
        ` ${name}="${value.replace(/\S+/g, (id) => (ids.has(id) ? prefix + id : id))}"`,
    )
    .replace(/ href="#([^"]*)"/g, (_, id: string) =>
      ids.has(id) ? ` href="#${prefix}${id}"` : ` href="${postHref}#${id}"`,
    )
}

/** `origin` is `https://example.org`; `postHref` the address of the post without it. */
export const withWholeAddresses = (html: string, origin: string, postHref: string): string =>
  html
    .replace(/<a class="hash-link"[^>]*>[^<]*<\/a>/g, '')
    .replace(/ href="#/g, ` href="${origin}${postHref}#`)
    .replace(
      / (href|src|poster)="(\/(?!\/)[^"]*)"/g,
      (_, name: string, path: string) => ` ${name}="${origin}${path}"`,
    )
    .replace(
      / srcset="([^"]*)"/g,
      (_, set: string) => ` srcset="${set.replace(/(^|,\s*)\/(?!\/)/g, `$1${origin}/`)}"`,
    )
