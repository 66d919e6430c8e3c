// Code in raw HTML: in attributes and in script elements. It does not run under the site's policy; authors
// learn of it from a problem.
import { attributeOf, type Tag } from '../shared/htmlTag.ts'
import { isExecutable } from '../shared/scripts.ts'
import type { Place } from './positions.ts'
import type { Reading } from './reading.ts'

/** A `<script>` element. The policy allows files of the site, and scripts that contain no code. */
export function reportScriptElement(tag: Tag, place: Place, reading: Reading): void {
  if (!isExecutable(attributeOf(tag, 'type') ?? '')) return
  const src = attributeOf(tag, 'src')
  const origin = src && /^(?:https?:)?\/\/[^/?#]+/i.exec(src)?.[0]
  if (src && !origin) return
  reading.diagnostics.push({
    code: 'blockedScript',
    ...place,
    message: `This script does not run: the security policy of the site allows no ${origin ? `files from ${origin}` : 'code in a page'}.`,
    hint: origin
      ? 'Copy it into a static folder and set src to its path, or allow its host in contentSecurityPolicy.'
      : 'Put the code into a file in a static folder and name that in src, or set contentSecurityPolicy to false.',
    ...(origin ? { origin } : {}),
  })
}

/** `name` in lower case. */
export function reportScript(name: string, place: Place, reading: Reading): void {
  if (/^on[a-z]/.test(name))
    reading.diagnostics.push({
      code: 'eventHandler',
      ...place,
      message: `${name} does not run: the security policy of the site allows no code in attributes.`,
      hint: 'Write a component, or listen in a client module.',
    })
}
