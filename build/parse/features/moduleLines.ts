// `import` and `export` lines that MDX files and many `.md` files open with. Left out of the text.
import type { Feature } from '../markdown.ts'

const statement = /^(?:import\s+(?:[\w*{}\s,$]+\s+from\s+)?['"]|export\s+(?:default|const|let|var|function|class|async)\s|export\s*[{*])/

export const moduleLines: Feature = (md, { syntax }) => {
  if (syntax === 'md') return
  md.block.ruler.before('table', 'module_lines', (state, start, end, silent) => {
    if (state.level > 0 || state.sCount[start] !== state.blkIndent) return false
    const from = (state.bMarks[start] as number) + (state.tShift[start] as number)
    const first = state.src.charCodeAt(from)
    if (first !== 105 && first !== 101) return false
    const text = state.src.slice(from, state.eMarks[start])
    if (!statement.test(text) && !(text === 'import {' && closes(state.src, from))) return false
    if (silent) return true
    let line = start + 1
    while (line < end && !state.isEmpty(line)) line++
    state.line = line
    return true
  })
}

/** An import list over several lines ends in `} from '…'`. */
const closes = (src: string, from: number): boolean => /^import \{[^}]{0,2000}\}\s*from\s*['"]/.test(src.slice(from, from + 2100))
