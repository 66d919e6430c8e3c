// Hosts that the style sheets of a site load other style sheets and fonts from: the security policy must
// allow them.
import type { Diagnostic } from '../../model/diagnostics.ts'

const imported = /@import\s*(?:url\(\s*)?["']?((?:https?:)?\/\/[^"')\s;]+)/g
const fonts = /@font-face\s*\{[^}]*\}/g
const remote = /url\(\s*["']?((?:https?:)?\/\/[^"')\s]+)/g

/** The host from which Google's style sheets load fonts. */
const further: Readonly<Record<string, string>> = {
  'https://fonts.googleapis.com': 'https://fonts.gstatic.com',
}

/** Sorted origins, such as `https://fonts.googleapis.com`. */
export function styleHosts(sheets: readonly string[]): readonly string[] {
  const hosts = new Set<string>()
  for (const css of sheets) {
    if (!css.includes('//')) continue
    const inFonts = (css.match(fonts) ?? []).flatMap((rule) => [...rule.matchAll(remote)])
    for (const [, url = ''] of [...css.matchAll(imported), ...inFonts]) {
      const host = originOf(url)
      if (host === null) continue
      hosts.add(host)
      const other = further[host]
      if (other !== undefined) hosts.add(other)
    }
  }
  return [...hosts].sort()
}

function originOf(url: string): string | null {
  try {
    return new URL(url, 'https://x').origin
  } catch {
    return null
  }
}

export const styleHostNotes = (hosts: readonly string[]): readonly Diagnostic[] =>
  hosts.length === 0
    ? []
    : [
        {
          code: 'styleHost',
          file: null,
          line: 0,
          column: 0,
          message: `Style sheets load files from ${hosts.join(', ')}. Troodon adds ${hosts.length === 1 ? 'this host' : 'these hosts'} to the security policy.`,
          hint: 'Fonts in a static folder load faster and do not reveal your readers to another host.',
        },
      ]
