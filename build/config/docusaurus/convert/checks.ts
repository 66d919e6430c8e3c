// How serious broken links are. Docusaurus only warns about broken anchors.
import { type Raw, rawOf } from '../docusaurusConfig.ts'
import type { Convert } from './context.ts'

export function convertChecks(config: Raw, convert: Convert): Record<string, unknown> {
  const hooks = rawOf(rawOf(config['markdown'])['hooks'])
  return {
    onBrokenLinks: config['onBrokenLinks'] ?? 'throw',
    onBrokenAnchors: config['onBrokenAnchors'] ?? 'warn',
    onBrokenMarkdownLinks: severity(
      config['onBrokenMarkdownLinks'] ?? hooks['onBrokenMarkdownLinks'] ?? 'warn',
      'onBrokenMarkdownLinks',
      convert,
    ),
    onDuplicateRoutes: config['onDuplicateRoutes'] ?? 'warn',
  }
}

/** A function may find another target for a link; that has no counterpart. */
function severity(value: unknown, key: string, { note }: Convert): unknown {
  if (typeof value !== 'function') return value
  const where = `markdown.hooks.${key}`
  note('unsupported', `${where} is a function, which is not called; such links are warnings.`, {
    where,
    todo: 'Correct the links that are reported.',
  })
  return 'warn'
}
