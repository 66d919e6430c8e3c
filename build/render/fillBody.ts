// Puts finished attributes into the holes of a parsed body.
import type { Body } from '../model/page.ts'

export function fillBody(body: Body, attributes: readonly string[]): string {
  let html = ''
  for (const part of body) html += typeof part === 'string' ? part : (attributes[part] ?? '')
  return html
}
