// GFM task lists: `- [x] done`.
import type { Token } from 'markdown-it'
import type { Feature } from '../feature.ts'

export const taskLists: Feature = (md) => {
  md.core.ruler.push('task_lists', ({ tokens, Token: TokenClass }) => {
    const lists: Token[] = []
    for (let index = 0; index < tokens.length; index++) {
      const token = tokens[index] as Token
      if (token.type === 'bullet_list_open' || token.type === 'ordered_list_open') lists.push(token)
      if (token.type === 'bullet_list_close' || token.type === 'ordered_list_close') lists.pop()
      if (
        token.type !== 'inline' ||
        tokens[index - 1]?.type !== 'paragraph_open' ||
        tokens[index - 2]?.type !== 'list_item_open'
      )
        continue
      const text = token.children?.[0]
      const match = text?.type === 'text' ? /^\[([ xX])\]\s+/.exec(text.content) : null
      if (!text || !match) continue
      text.content = text.content.slice(match[0].length)
      const box = new TokenClass('html_inline', '', 0)
      box.content =
        match[1] === ' '
          ? '<input type="checkbox" disabled aria-label="Open task"> '
          : '<input type="checkbox" disabled checked aria-label="Done task"> '
      token.children?.unshift(box)
      tokens[index - 2]?.attrJoin('class', 'task-list-item')
      const list = lists.at(-1)
      if (list && !String(list.attrGet('class') ?? '').includes('contains-task-list'))
        list.attrJoin('class', 'contains-task-list')
    }
  })
}
