// The colored code of a block in a page with code. The build colors the code while it renders the page; code
// that changes later, in the browser, is colored there.
import { Children, isValidElement, type ReactNode, use, useEffect, useState } from 'react'
import { computedCodeKey } from '../../build/shared/code/computedCode.ts'
import type { CodeFormat } from '../../build/shared/code/meta.ts'
import { classesOf, wrapLines } from '../../build/shared/code/wrapLines.ts'
import { trimCode } from '../../build/shared/components/codeBlock.ts'
import { escapeHtml } from '../../build/shared/escape.ts'
import { CodeContext } from '../context/code.ts'
import { ShownContext } from '../context/route.tsx'

/** The text of children that are text alone; null when there are elements. */
export function textOf(children: ReactNode): string | null {
  const all = Children.toArray(children)
  return all.some(isValidElement) ? null : trimCode(all.join(''))
}

/** HTML of the code; null for children that are elements. */
export function useCodeHtml(text: string | null, block: CodeFormat): string | null {
  const print = use(CodeContext)
  const blocks = use(ShownContext)?.route.computedCode
  const known = text === null ? '' : print ? print(text, block) : blocks?.[computedCodeKey(text, block)]
  const highlight = useLateHighlighter(known === undefined && block.language !== null)
  if (text === null) return null
  if (known !== undefined) return known
  const html = highlight ? highlight(text, block.language ?? '') : escapeHtml(text)
  const { firstNumber } = block
  const numbers = firstNumber === null ? null : { first: firstNumber, id: null }
  return wrapLines(html, classesOf(block.lines, html), numbers)
}

type Highlight = (text: string, language: string) => string

/** The browser's highlighter, loaded once it is wanted; null until then, or when it cannot be loaded. */
function useLateHighlighter(isWanted: boolean): Highlight | null {
  const [loaded, setLoaded] = useState<{ readonly highlight: Highlight } | null>(null)
  useEffect(() => {
    if (!isWanted || loaded) return
    let isCurrent = true
    import('./highlightLate.ts').then(
      ({ highlightLate }) => isCurrent && setLoaded({ highlight: highlightLate }),
      // Without it the code is readable as well.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, loaded])
  return loaded?.highlight ?? null
}
