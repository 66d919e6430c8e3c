// In place of views/MarkdownPageView.tsx.
import type { MarkdownPageRoute } from '../../build/shared/routeData.ts'
import MDXPage from '../public/MDXPage.tsx'

export const MarkdownPageView = ({ route }: { readonly route: MarkdownPageRoute }) => (
  <MDXPage key={route.path} />
)
