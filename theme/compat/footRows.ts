// The start of the class names of the rows below an article, in sites of Docusaurus.
import { useShown } from '../context/route.tsx'

/** `theme-doc-footer`: `-tags-row` and `-edit-meta-row` follow. */
export function useFootRows(): string {
  const { view } = useShown().route
  return `theme-${view.startsWith('blog') ? 'blog' : view === 'doc' ? 'doc' : 'pages'}-footer`
}
