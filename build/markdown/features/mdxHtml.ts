// Prints components and expressions: as HTML where they are known, as placeholders where only code or the site can show them.
import type { Token } from 'markdown-it'
import { escapeHtml } from '../../shared/escape.ts'
import { voidElements } from '../../shared/html.ts'
import { componentPrinters } from '../components/index.ts'
import type { Feature } from '../feature.ts'
import { attributesHtml } from '../mdx/attributesHtml.ts'
import { resolvedOf } from '../mdx/element.ts'
import type { Props } from '../mdx/props.ts'
import { resolveMdx } from '../mdx/resolve.ts'
import { codePlaceholder, includePlaceholder, linkPlaceholder } from '../placeholders.ts'
import type { Reading } from '../reading.ts'

export const mdxHtml: Feature = (md, options) => {
  if (options.syntax === 'md') return
  md.core.ruler.after('inline', 'mdx_resolve', ({ tokens, env }) =>
    resolveMdx(md, tokens, env as Reading, options),
  )
  md.core.ruler.after('mdx_resolve', 'mdx_unravel', ({ tokens }) => unravel(tokens))
  md.renderer.rules['component'] = (tokens, index, _options, env) => {
    const token = tokens[index] as Token
    const html = component(token, env as Reading)
    return token.block && html !== '' && !html.endsWith('\n') ? `${html}\n` : html
  }
  md.renderer.rules['expression'] = (tokens, index, _options, env) => {
    const { meta, hidden } = tokens[index] as Token
    if (hidden) return ''
    if (meta?.['text'] !== undefined) return escapeHtml(String(meta['text']))
    return codePlaceholder(
      (env as Reading).nodes.push({ type: 'expression', source: String(meta?.['source']) }) - 1,
    )
  }
  md.renderer.rules['component_comment'] = () => ''

  function component(token: Token, reading: Reading): string {
    const resolved = resolvedOf(token)
    if (token.hidden || !resolved) return ''
    const { meaning, element, props } = resolved
    const isClosing = token === element.close
    if (meaning.kind === 'fragment') return ''
    if (meaning.kind === 'theme' && meaning.name === 'Link' && !element.open.meta?.['dynamic']) {
      if (isClosing) return '</a>'
      const printed = componentPrinters['Link']?.(resolved, {
        md,
        reading,
        options,
        place: { line: 0, column: 0 },
      })
      return printed && 'open' in printed ? printed.open + (element.tag.selfClosing ? printed.close : '') : ''
    }
    if (meaning.kind === 'theme' && token.meta?.['html'] !== undefined) return String(token.meta['html'])
    if (meaning.kind === 'include' && token.meta?.['include'] !== undefined && !reading.code)
      return isClosing ? '' : includePlaceholder(Number(token.meta['include']))
    if (meaning.kind === 'html' && !token.meta?.['dynamic'] && !element.open.meta?.['dynamic'])
      return isClosing ? `</${meaning.name}>` : element_(meaning.name, token, props, element.tag.selfClosing)
    const links = (element.open.meta?.['links'] ?? []) as readonly number[]
    if (isClosing) return codePlaceholder(reading.nodes.push({ type: 'close' }) - 1)
    return codePlaceholder(reading.nodes.push({ type: 'element', tag: element.tag, links }) - 1)
  }
}

function element_(name: string, token: Token, props: Props, selfClosing: boolean): string {
  const links = (token.meta?.['links'] ?? []) as readonly number[]
  const open = `<${name}${attributesHtml(props)}${links.map((link) => ` ${linkPlaceholder(link)}`).join('')}>`
  return selfClosing && !voidElements.has(name) ? `${open}</${name}>` : open
}

/** A paragraph of nothing but components is no paragraph, as in MDX. */
function unravel(tokens: readonly Token[]): void {
  for (const [index, open] of tokens.entries()) {
    const inline = tokens[index + 1]
    const close = tokens[index + 2]
    if (open.type !== 'paragraph_open' || inline?.type !== 'inline' || close?.type !== 'paragraph_close')
      continue
    let depth = 0
    let found = false
    const alone = inline.children?.every((token) => {
      if (token.type === 'component') {
        const resolved = resolvedOf(token)
        if (!resolved) return false
        const { element, meaning } = resolved
        found = true
        if (token === element.close) depth--
        else if (!element.tag.selfClosing) depth++
        return meaning.kind !== 'unknown'
      }
      if (token.type === 'expression' || token.type === 'component_comment') {
        found = true
        return true
      }
      return (
        depth > 0 || ((token.type === 'text' || token.type === 'softbreak') && token.content.trim() === '')
      )
    })
    if (!alone || !found) continue
    open.hidden = true
    close.hidden = true
  }
}
