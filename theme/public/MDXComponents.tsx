// Components that every Markdown page can use without an import, and those of its elements. A site adds its
// own in theme/MDXComponents.tsx.
import { Children, type ComponentProps, type ComponentType } from 'react'
import Admonition from './Admonition.tsx'
import CodeBlock, { type CodeBlockProps } from './CodeBlock.tsx'
import Details from './Details.tsx'
import Head from './Head.tsx'
import Heading from './Heading.tsx'
import Link from './Link.tsx'
import Mermaid from './Mermaid.tsx'

const heading = (as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6') => (props: ComponentProps<'h1'>) => (
  <Heading as={as} {...props} />
)

/** Code in a line, or a block of several lines. */
function Code(props: ComponentProps<'code'>) {
  const { children } = props
  const isInline =
    children !== undefined &&
    Children.toArray(children).every((child) => typeof child === 'string' && !child.includes('\n'))
  return isInline ? <code {...props} /> : <CodeBlock {...(props as CodeBlockProps)} />
}

const Image = (props: ComponentProps<'img'>) => (
  <img loading="lazy" decoding="async" {...props} alt={props.alt ?? ''} />
)

const components = {
  Head,
  details: Details,
  Details,
  code: Code,
  a: Link,
  // A block of code has an element of its own.
  pre: ({ children }: ComponentProps<'pre'>) => <>{children}</>,
  img: Image,
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  admonition: Admonition,
  mermaid: Mermaid,
} as unknown as Readonly<Record<string, ComponentType<never>>>

export default components
