// `@theme/DocItem/TOC/Mobile`: the table of contents of the document on narrow screens.
import { useDoc } from '../../../compat/doc.tsx'
import TOCCollapsible from '../../TOCCollapsible.tsx'

export default function DocItemTOCMobile() {
  const { toc } = useDoc()
  return toc.length === 0 ? null : <TOCCollapsible toc={toc} className="theme-doc-toc-mobile" />
}
