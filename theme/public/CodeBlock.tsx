// `@theme/CodeBlock` in pages with code. Blocks in Markdown are coloured by the build; the text of these is known in the
// browser only and stays in one colour.
import { Children, isValidElement, type ReactNode } from 'react'

export interface CodeBlockProps {
  readonly language?: string
  readonly title?: ReactNode
  readonly showLineNumbers?: boolean | number
  /** Words of a fence: `{1,3}`. */
  readonly metastring?: string
  readonly className?: string
  readonly children?: ReactNode
}

export default function CodeBlock({
  language,
  title,
  showLineNumbers,
  className = '',
  children,
}: CodeBlockProps) {
  const name = language ?? /\blanguage-(\S+)/.exec(className)?.[1]
  const text = textOf(children)
  const first =
    showLineNumbers === true
      ? 1
      : showLineNumbers === false || showLineNumbers === undefined
        ? null
        : showLineNumbers
  const own = className.replace(/\blanguage-\S+/, '').trim()
  const classes = [
    'theme-code-block',
    name && `language-${name}`,
    first !== null && 'theme-code-block--numbered',
    own,
  ]
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {title && <div className="theme-code-block-title">{title}</div>}
      <div className="theme-code-block-content">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so with the keyboard */}
        <pre tabIndex={0}>
          <code className={`hljs${name ? ` language-${name}` : ''}`}>
            {text === null ? children : first === null ? text : numbered(text, first)}
          </code>
        </pre>
      </div>
    </div>
  )
}

/** The text of children that are text alone; null when there are elements. */
function textOf(children: ReactNode): string | null {
  const all = Children.toArray(children)
  return all.some(isValidElement) ? null : all.join('').replace(/^\n|\n$/g, '')
}

const numbered = (text: string, first: number) =>
  text.split('\n').map((line, index) => (
    <span key={index} className="code-line" data-line={first + index}>
      {line}
      {'\n'}
    </span>
  ))
