// In place of the site's own `Layout`, for its other components. As in Docusaurus, they show a `Layout`
// themselves (`DocsRoot`, `BlogLayout`, `SearchPage`). On pages that have one already, only title and classes
// are theirs.
import { use } from 'react'
import { InLayout } from '../compat/frame.ts'
import { LayoutContent, type LayoutProps } from '../compat/layoutContent.tsx'
import Layout from '../public/Layout.tsx'

export default function LayoutOnce(props: LayoutProps) {
  return use(InLayout) ? <LayoutContent {...props} /> : <Layout {...props} />
}
