// `@theme/DocVersionRoot`: around the pages of a version, which a plugin gives as nested routes.
import { type ReactNode, use } from 'react'
import { DocsVersionProvider } from '../compat/docsProviders.tsx'
import { HtmlClassNameProvider } from '../compat/metadata.tsx'
import type { VersionMetadata } from '../compat/nestedDocs.ts'
import { type NestedProps, OwnDoc } from '../compat/nestedRoutes.tsx'
import renderRoutes from './renderRoutes.tsx'

interface DocVersionRootProps extends NestedProps {
  readonly children?: ReactNode
  readonly version?: VersionMetadata
}

export default function DocVersionRoot({ children, route, version }: DocVersionRootProps) {
  const isOwn = use(OwnDoc) !== null
  if (!route?.routes || !version) return <>{children}</>
  if (isOwn) return renderRoutes(route.routes)
  return (
    <HtmlClassNameProvider className={version.className}>
      <DocsVersionProvider version={version}>{renderRoutes(route.routes)}</DocsVersionProvider>
    </HtmlClassNameProvider>
  )
}
