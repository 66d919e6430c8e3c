// In place of views/DocView.tsx.
import type { ComponentType } from 'react'
import type { DocRoute } from '../../build/shared/routeData.ts'
import { type DocContextValue, useDoc } from '../compat/doc.tsx'
import { useShown } from '../context/route.tsx'
import { Body } from '../layout/Body.tsx'
import DocItem from '../public/DocItem.tsx'

type Content = ComponentType & DocContextValue

const contents = new WeakMap<DocContextValue, Content>()

/** The text as a component with the data of the document, as Docusaurus' routes receive it. */
function contentOf(doc: DocContextValue): Content {
  const known = contents.get(doc)
  if (known) return known
  const Text = () => {
    const { route } = useShown()
    return route.view === 'doc' ? <Body html={route.body ?? ''} code={route.code} /> : null
  }
  const content: Content = Object.assign(Text, doc)
  contents.set(doc, content)
  return content
}

export function DocView({ route }: { readonly route: DocRoute }) {
  return <DocItem content={contentOf(useDoc())} key={route.path} />
}
