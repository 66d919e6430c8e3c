// Live code: an editor with the result below or above it. Loaded on pages with a ```jsx live block. An
// error in the code is shown in its block and does not affect the rest of the page.
import * as React from 'react'
import { type ComponentType, createElement, isValidElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import ReactLiveScope from '../public/ReactLiveScope.ts'
import { withoutJsx } from './jsx.ts'
import type { WidgetContext } from './widgetContext.ts'

export function activate({ site: { livePosition } }: WidgetContext): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-live]:not([data-ready])')) {
    box.setAttribute('data-ready', '')
    const code = (box.querySelector('code')?.textContent ?? '').replace(/\n$/, '')
    const place = document.createElement('div')
    box.append(place)
    const printed = box.querySelector<HTMLElement>('.theme-code-block')
    if (printed) printed.hidden = true
    const isInline = box.dataset['noInline'] === undefined
    createRoot(place).render(
      <LiveCode first={code} inline={isInline} isResultFirst={livePosition === 'top'} />,
    )
  }
}

interface LiveCodeProps {
  readonly first: string
  readonly inline: boolean
  readonly isResultFirst: boolean
}

function LiveCode({ first, inline, isResultFirst }: LiveCodeProps) {
  const [code, setCode] = React.useState(first)
  const result = (
    <React.Fragment key="result">
      <div className="live-code__bar">Result</div>
      <div className="live-code__result">
        <LiveResult code={code} inline={inline} />
      </div>
    </React.Fragment>
  )
  const editor = (
    <React.Fragment key="editor">
      <div className="live-code__bar">Live Editor</div>
      <CodeEditor code={code} change={setCode} />
    </React.Fragment>
  )
  return isResultFirst ? [result, editor] : [editor, result]
}

interface CodeEditorProps {
  readonly code: string
  readonly change: (code: string) => void
}

const CodeEditor = ({ code, change }: CodeEditorProps) => (
  <textarea
    className="live-code__editor"
    aria-label="Live code editor"
    spellCheck={false}
    value={code}
    rows={Math.max(3, code.split('\n').length)}
    onChange={({ target }) => change(target.value)}
  />
)

function LiveResult({ code, inline }: { readonly code: string; readonly inline: boolean }) {
  const result = React.useMemo(() => evaluate(code, inline), [code, inline])
  return <ErrorBox key={code}>{'error' in result ? <Problem error={result.error} /> : result.shown}</ErrorBox>
}

const Problem = ({ error }: { readonly error: unknown }) => (
  <pre className="live-code__problem" role="alert">
    {String(error)}
  </pre>
)

/** Catches errors while rendering. The next change of the code, or the button, renders again. */
class ErrorBox extends React.Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state = { error: null }
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }
  override render() {
    if (this.state.error === null) return this.props.children
    return (
      <>
        <Problem error={this.state.error} />
        <button type="button" className="button button--quiet" onClick={() => this.setState({ error: null })}>
          Try again
        </button>
      </>
    )
  }
}

type Evaluated = { readonly shown: ReactNode } | { readonly error: unknown }

/** The code is an element, a component, or statements that call `render(…)`. */
function evaluate(code: string, inline: boolean): Evaluated {
  const text = code.trim().replace(/;$/, '')
  if (text === '') return { shown: null }
  let shown: ReactNode = null
  const render = (element: ReactNode) => {
    shown = element
  }
  try {
    const scope: Readonly<Record<string, unknown>> = { React, ...ReactLiveScope }
    const names = Object.keys(scope).filter((name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default')
    const body = inline ? `return (${withoutJsx(`(${text})`)})` : withoutJsx(text)
    // Live code runs the reader's own input, in the reader's browser only.
    const run = new Function('render', ...names, `"use strict"; ${body}`)
    const value: unknown = run(render, ...names.map((name) => scope[name]))
    if (!inline) return { shown }
    if (typeof value === 'function') return { shown: createElement(value as ComponentType) }
    return {
      shown: isValidElement(value) || typeof value === 'string' || typeof value === 'number' ? value : null,
    }
  } catch (error) {
    return { error }
  }
}
