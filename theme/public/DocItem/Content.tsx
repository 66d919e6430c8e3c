// `@theme/DocItem/Content`: the title, where the text has none of its own, and the text of the document.
import { isValidElement, type ReactNode } from 'react'
import { useShown } from '../../context/route.tsx'
import { TextFrameContext } from '../../context/textFrame.ts'
import { Body } from '../../layout/Body.tsx'
import Heading from '../Heading.tsx'
import MDXContent from '../MDXContent.tsx'

export default function DocItemContent({ children }: { readonly children: ReactNode }) {
  const { route } = useShown()
  const title = route.view === 'doc' ? route.title : null
  const content = (
    <>
      {title !== null && (
        <header>
          <Heading as="h1">{title}</Heading>
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </>
  )
  // Components of packages put the text beside other parts: all of that is Markdown for their style sheets.
  if (route.view !== 'doc' || !route.code || isText(children)) return content
  return (
    <TextFrameContext value={true}>
      <div className="theme-doc-markdown markdown">{content}</div>
    </TextFrameContext>
  )
}

/** The text has a frame of its own. As a component, it has the data of the document. */
const isText = (node: ReactNode): boolean =>
  !isValidElement(node) ||
  node.type === Body ||
  (typeof node.type === 'function' && 'frontMatter' in node.type)
