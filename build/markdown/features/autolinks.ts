// URLs and email addresses in the text become links: `https://…`, `www.…`, as in GFM. Bare domains stay text.
import type { Feature } from '../feature.ts'

const host = /^(?:[\w-]+\.)+[a-z][a-z0-9-]*(?::\d+)?(?:\/[^\s<]*)?/i

export const autolinks: Feature = (md) => {
  md.linkify.set({ fuzzyLink: false })
  md.linkify.add('www.', {
    validate(text: string, pos: number) {
      const match = host.exec(text.slice(pos, pos + 2048))
      if (!match) return 0
      return trimmed(match[0]).length
    },
    normalize(match: { url: string }) {
      match.url = `http://${match.url}`
    },
  })
  const match = md.linkify.match.bind(md.linkify)
  md.linkify.match = (text) => match(text)?.filter(isLink) ?? null
}

/** An address without `mailto:` ends with a letter: `flow@0.114.0` is a version. As in cmark-gfm. */
const isLink = ({ schema, text }: { readonly schema: string; readonly text: string }): boolean =>
  schema !== 'mailto:' || text.startsWith('mailto:') || /[a-z]$/i.test(text)

/** Without the punctuation of the sentence at the end, and without a bracket that was opened before. */
function trimmed(url: string): string {
  let end = url.replace(/[?!.,:*_~'"]+$/, '')
  while (end.endsWith(')') && end.split(')').length > end.split('(').length)
    end = end.slice(0, -1).replace(/[?!.,:*_~'"]+$/, '')
  return end
}
