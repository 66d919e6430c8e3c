// The title of an admonition that is more than text.
import { Children, isValidElement, type ReactNode } from 'react'

/** Takes the title of an admonition from a `<mdxAdmonitionTitle>` among its children. */
export function processAdmonitionProps<
  Props extends { readonly children?: ReactNode; readonly title?: ReactNode },
>(props: Props): Props {
  const all = Children.toArray(props.children)
  const heading = all.find(
    (child) => isValidElement(child) && (child.type as unknown) === 'mdxAdmonitionTitle',
  )
  if (!isValidElement<{ children?: ReactNode }>(heading)) return props
  return {
    ...props,
    title: props.title ?? heading.props.children,
    children: all.filter((child) => child !== heading),
  }
}
