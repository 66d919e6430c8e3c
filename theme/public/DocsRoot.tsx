// `@theme/DocsRoot`: around the pages of an instance, which a plugin gives as nested routes.
import { type ReactNode, use } from 'react'
import { HtmlClassNameProvider } from '../compat/metadata.tsx'
import { type NestedProps, OwnDoc } from '../compat/nestedRoutes.tsx'
import renderRoutes from './renderRoutes.tsx'

export default function DocsRoot({ children, route }: NestedProps & { readonly children?: ReactNode }) {
  const isOwn = use(OwnDoc) !== null
  if (!route?.routes) return <>{children}</>
  // The build writes the classes of the site's own documentation.
  if (isOwn) return renderRoutes(route.routes)
  return <HtmlClassNameProvider className="docs-wrapper">{renderRoutes(route.routes)}</HtmlClassNameProvider>
}
