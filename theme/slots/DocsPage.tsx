// The components around a page of the documentation, each with a nested route as in Docusaurus: instance,
// version, document.
import { use } from 'react'
import { OwnDoc } from '../compat/nestedRoutes.tsx'
import DocRoot from '../public/DocRoot.tsx'
import DocsRoot from '../public/DocsRoot.tsx'
import DocVersionRoot from '../public/DocVersionRoot.tsx'
import { useDocsVersion } from '../public/plugin-content-docs/client.ts'
import type { NestedRoute } from '../public/renderRoutes.tsx'

export const DocsPage = () => <DocsRoot route={instance} />

const Version = () => <DocVersionRoot version={useDocsVersion()} route={version} />

const Doc = () => {
  const shown = use(OwnDoc)
  return <DocRoot route={document}>{shown}</DocRoot>
}

const routeOf = (component: () => React.ReactNode): NestedRoute => ({ path: '/', component })
const document: NestedRoute = { path: '/' }
const version: NestedRoute = { path: '/', routes: [routeOf(Doc)] }
const instance: NestedRoute = { path: '/', routes: [routeOf(Version)] }
