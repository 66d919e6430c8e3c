// Components that every Markdown page can use without an import, and those of its elements. A site adds its
// own in theme/public/MDXComponents.tsx or src/theme/MDXComponents.
import type { ComponentProps, ComponentType } from 'react'
import Admonition from './Admonition.tsx'
import Details from './Details.tsx'
import Head from './Head.tsx'
import Heading from './Heading.tsx'
import MDXA from './MDXComponents/A.tsx'
import MDXCode from './MDXComponents/Code.tsx'
import MDXImg from './MDXComponents/Img.tsx'
import MDXLi from './MDXComponents/Li.tsx'
import MDXPre from './MDXComponents/Pre.tsx'
import MDXUl from './MDXComponents/Ul.tsx'
import Mermaid from './Mermaid.tsx'

const heading = (as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6') => (props: ComponentProps<'h1'>) => (
  <Heading as={as} {...props} />
)

const components = {
  Head,
  details: Details,
  Details,
  code: MDXCode,
  a: MDXA,
  pre: MDXPre,
  ul: MDXUl,
  li: MDXLi,
  img: MDXImg,
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
