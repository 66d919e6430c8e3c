// `@theme/DocRoot`: the sidebar and the document, which is a nested route of a plugin or the children.
import type { ReactNode } from 'react'
import { DocsSidebarProvider } from '../compat/docsProviders.tsx'
import { HtmlClassNameProvider } from '../compat/metadata.tsx'
import { type NestedProps, useDocRootMetadata } from '../compat/nestedRoutes.tsx'
import DocRootLayout from './DocRoot/Layout.tsx'

export default function DocRoot({ children, route }: NestedProps & { readonly children?: ReactNode }) {
  return route?.routes ? <NestedDoc route={route} /> : <DocRootLayout>{children}</DocRootLayout>
}

function NestedDoc(props: NestedProps) {
  const found = useDocRootMetadata(props)
  if (!found) return null
  const { docElement, sidebarName, sidebarItems } = found
  return (
    <HtmlClassNameProvider className="docs-doc-page">
      <DocsSidebarProvider name={sidebarName} items={sidebarItems}>
        <DocRootLayout>{docElement}</DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  )
}
