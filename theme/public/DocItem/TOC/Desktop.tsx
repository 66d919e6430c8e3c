// `@theme/DocItem/TOC/Desktop`: the table of contents of the document.
import { useDoc } from '../../../compat/doc.tsx'
import TOC from '../../TOC.tsx'

export default function DocItemTOCDesktop() {
  const { toc } = useDoc()
  return toc.length === 0 ? null : <TOC toc={toc} className="theme-doc-toc-desktop" />
}
