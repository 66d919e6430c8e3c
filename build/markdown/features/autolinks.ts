// Addresses as typed become links: `https://…`, `www.…` and mail addresses, as GFM has it; bare domains stay
// text.
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
}

/** Signs at the end that belong to the sentence, and a bracket that was opened before. */
function trimmed(address: string): string {
  let end = address.replace(/[?!.,:*_~'"]+$/, '')
  while (end.endsWith(')') && end.split(')').length > end.split('(').length)
    end = end.slice(0, -1).replace(/[?!.,:*_~'"]+$/, '')
  return end
}
