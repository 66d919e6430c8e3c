// `@theme/DocItem/Content`: the title, where the text has none of its own, and the text of the document.
import type { ReactNode } from 'react'
import { useShown } from '../../context/route.tsx'
import Heading from '../Heading.tsx'
import MDXContent from '../MDXContent.tsx'

export default function DocItemContent({ children }: { readonly children: ReactNode }) {
  const { route } = useShown()
  const title = route.view === 'doc' ? route.title : null
  return (
    <>
      {title !== null && (
        <header>
          <Heading as="h1">{title}</Heading>
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </>
  )
}
