// Inside components indentation means nothing: authors indent the Markdown between tags. CommonMark would
// take four spaces for code.
import type { MarkdownIt, StateBlock } from 'markdown-it'
import type { Reading } from '../reading.ts'

/** `always`: MDX has no indented code at all; otherwise the rule holds between the tags of a component. */
export function relaxIndentation(md: MarkdownIt, always: boolean): void {
  const isFree = (state: StateBlock) => always || (state.env as Reading).openTags.length > 0
  md.block.tokenize = (state, startLine, endLine) => {
    const rules = md.block.ruler.getRules('')
    let emptySeen = false
    let line = startLine
    while (line < endLine) {
      line = state.skipEmptyLines(line)
      state.line = line
      if (line >= endLine || (state.sCount[line] as number) < state.blkIndent) return
      if (state.level >= md.options.maxNesting) {
        state.line = endLine
        return
      }
      const indent = state.blkIndent
      const deeper = (state.sCount[line] as number) - indent
      // The block begins where its first line begins: fences and lists count their own indentation from
      // there.
      if (deeper >= 4 && isFree(state)) state.blkIndent += deeper
      ;(state.env as Reading).boxIndent = indent
      let done = false
      for (const rule of rules)
        if (rule(state, line, endLine, false)) {
          done = true
          break
        }
      state.blkIndent = indent
      if (!done) throw new Error('No block rule took the line.')
      const isLoose = always && (state.env as Reading).looseBox === line
      if (isLoose) emptySeen = true
      state.tight = !emptySeen
      if (state.isEmpty(state.line - 1)) emptySeen = true
      line = state.line
      if (line < endLine && state.isEmpty(line)) {
        emptySeen = true
        line++
        state.line = line
      }
    }
  }
}
