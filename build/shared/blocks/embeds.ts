// What a reader sees in the place of an embedded page, once they want it.

/** URL of a page → URL for a frame, by host. The first group is what the frame shows. */
const players: readonly (readonly [page: RegExp, frame: (id: string) => string])[] = [
  [
    /^https:\/\/(?:www\.)?youtu(?:be\.com\/(?:watch\?v=|embed\/|shorts\/)|\.be\/)([\w-]{6,})/,
    (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  ],
  [
    /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)/,
    (id) => `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1`,
  ],
  [/^https:\/\/(?:www\.)?loom\.com\/(?:share|embed)\/(\w+)/, (id) => `https://www.loom.com/embed/${id}`],
  [/^https:\/\/codepen\.io\/([\w-]+\/)(?:pen|embed)\/(?=\w)/, (id) => `https://codepen.io/${id}embed/`],
]

/** Null for what no frame can show. */
export function embedHref(src: string): string | null {
  for (const [page, frame] of players) {
    const match = page.exec(src)
    if (!match) continue
    const href = frame(match[1] as string)
    return href.endsWith('/') ? href + src.slice(match[0].length) : href
  }
  return /^https:\/\//.test(src) ? src : null
}

export const hostOf = (src: string): string => /^https?:\/\/([^/?#]+)/.exec(src)?.[1] ?? src
