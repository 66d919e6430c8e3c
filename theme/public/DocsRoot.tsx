// `@theme/DocsRoot`: around the pages of an instance, which a plugin gives as nested routes.
import type { ReactNode } from 'react'
import { HtmlClassNameProvider } from '../compat/metadata.tsx'
import type { NestedProps } from '../compat/nestedRoutes.tsx'
import renderRoutes from './renderRoutes.tsx'

export default function DocsRoot({ children, route }: NestedProps & { readonly children?: ReactNode }) {
  if (!route?.routes) return <>{children}</>
  return <HtmlClassNameProvider className="docs-wrapper">{renderRoutes(route.routes)}</HtmlClassNameProvider>
}
