// In place of views/DocView.tsx.
import { type ComponentType, useContext } from 'react'
import type { DocRoute } from '../../build/shared/routeData.ts'
import { type DocContextValue, useDoc } from '../compat/doc.tsx'
import { useShown } from '../context/route.tsx'
import { TextFrameContext } from '../context/textFrame.ts'
import { Body, CodeText } from '../layout/Body.tsx'
import DocItem from '../public/DocItem.tsx'

type Content = ComponentType & DocContextValue

const contents = new WeakMap<DocContextValue, Content>()

/** The text as a component with the data of the document, as Docusaurus' routes receive it. */
function contentOf(doc: DocContextValue): Content {
  const known = contents.get(doc)
  if (known) return known
  const Text = () => {
    const { route, page } = useShown()
    const isFramed = useContext(TextFrameContext)
    if (route.view !== 'doc') return null
    if (isFramed && route.code && page) return <CodeText text={page} code={route.code} />
    return <Body html={route.body ?? ''} code={route.code} />
  }
  const content: Content = Object.assign(Text, doc)
  contents.set(doc, content)
  return content
}

export function DocView({ route }: { readonly route: DocRoute }) {
  return <DocItem content={contentOf(useDoc())} key={route.path} />
}
