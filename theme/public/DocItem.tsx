// `@theme/DocItem`: a document. `content` is its text.
import type { ComponentType } from 'react'
import { useShown } from '../context/route.tsx'
import { Body } from '../layout/Body.tsx'
import DocItemLayout from './DocItem/Layout.tsx'
import DocItemMetadata from './DocItem/Metadata.tsx'

export default function DocItem({ content: Content }: { readonly content?: ComponentType }) {
  const { route } = useShown()
  return (
    <>
      <DocItemMetadata />
      <DocItemLayout>
        {Content ? <Content /> : route.view === 'doc' && <Body html={route.body ?? ''} code={route.code} />}
      </DocItemLayout>
    </>
  )
}
