// In place of layout/DocLayout.tsx. Documents (`DocItem/Layout`) and the pages of categories
// (`DocCategoryGeneratedIndexPage`) render what is beside their text by themselves.
import type { ReactNode } from 'react'
import type { DocRoute, GeneratedIndexRoute } from '../../build/shared/routeData.ts'
import { OwnDoc } from '../compat/nestedRoutes.tsx'
import { DocsPage } from './DocsPage.tsx'
import '../layout/DocLayout.css'
import './slots.css'

interface DocLayoutProps {
  readonly route: DocRoute | GeneratedIndexRoute
  readonly children: ReactNode
}

export const DocLayout = ({ children }: DocLayoutProps) => (
  <OwnDoc value={children}>
    <DocsPage />
  </OwnDoc>
)
