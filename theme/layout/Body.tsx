// The text of a page: finished HTML, or the component of a text with code. In the browser the first page's HTML is taken
// from the document itself.
import type { ComponentType } from 'react'
import type { PageCode } from '../../build/shared/routeData.ts'
import { AttributesContext } from '../context/attributes.tsx'
import { type PageProps, useShown } from '../context/route.tsx'
import { LoadFailure } from './ErrorBoundary.tsx'

export interface BodyProps {
  readonly html: string
  readonly code: PageCode | null
}

const className = 'theme-doc-markdown markdown'

export function Body({ html, code }: BodyProps) {
  const { page: Text, route } = useShown()
  if (!code)
    return (
      <div
        className={className}
        data-body
        dangerouslySetInnerHTML={{ __html: html }}
        suppressHydrationWarning
      />
    )
  if (!Text) return <LoadFailure error={new Error(`The code of ${route.path} could not be loaded.`)} />
  return (
    <div className={className} data-body>
      <CodeText text={Text} code={code} key={route.path} />
    </div>
  )
}

export interface CodeTextProps extends PageProps {
  readonly text: ComponentType<PageProps>
  readonly code: PageCode
}

/** A text with code: its links get their finished attributes. */
export const CodeText = ({ text: Text, code, excerpt }: CodeTextProps) => (
  <AttributesContext value={code.attributes}>
    <Text {...(excerpt === undefined ? {} : { excerpt })} />
  </AttributesContext>
)
