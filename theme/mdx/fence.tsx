// A code block between the tags of a site's component, in modules of Markdown pages with code. The component
// may read what MDX gives it: `children.props.children.props.className` is `language-js`, and the code is
// beside it. It shows the block that the build has printed.
import { type ComponentProps, createElement, type ReactElement, type ReactNode } from 'react'

/** The properties of a `<code>` → the whole block. A copy of the element has other properties. */
const printed = /* @__PURE__ */ new WeakMap<object, ReactNode>()

export function fence(props: ComponentProps<'code'>, block: ReactNode): ReactElement {
  const code = createElement(FenceCode, props)
  printed.set(code.props, block)
  return createElement(FencePre, null, code)
}

const FencePre = ({ children }: { readonly children?: ReactNode }) => children

const FenceCode = (props: ComponentProps<'code'>) =>
  printed.get(props) ?? (
    <pre>
      <code className={props.className}>{props.children}</code>
    </pre>
  )
