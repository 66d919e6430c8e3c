// The body of a page: HTML, or the component of a page with code. In the browser, the HTML of the first page
// comes from the document.
import type { ComponentType } from 'react'
import type { PageCode } from '../../build/shared/routeData.ts'
import { AttributesContext } from '../context/attributes.ts'
import { type PageProps, useShown } from '../context/route.tsx'
import { LoadFailure } from './ErrorBoundary.tsx'

export interface BodyProps {
  readonly html: string
  readonly code: PageCode | null
  readonly id?: string
}

const className = 'theme-doc-markdown markdown'

export function Body({ html, code, id }: BodyProps) {
  const { page: Text, route } = useShown()
  if (!code)
    return (
      <div
        id={id}
        {...route.textLanguage}
        className={className}
        data-body
        dangerouslySetInnerHTML={{ __html: html }}
        suppressHydrationWarning
      />
    )
  if (!Text) return <LoadFailure error={new Error(`The code of ${route.path} could not be loaded.`)} />
  return (
    <div id={id} {...route.textLanguage} className={className} data-body>
      <CodeText text={Text} code={code} key={route.path} />
    </div>
  )
}

export interface CodeTextProps extends PageProps {
  readonly text: ComponentType<PageProps>
  readonly code: PageCode
}

/** The content of a Markdown page with code. Its links receive their precomputed attributes. */
export const CodeText = ({ text: Text, code, excerpt }: CodeTextProps) => (
  <AttributesContext value={code.attributes}>
    <Text {...(excerpt === undefined ? {} : { excerpt })} />
  </AttributesContext>
)
