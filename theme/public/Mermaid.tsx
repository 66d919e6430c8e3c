// `@theme/Mermaid`: a diagram, which the browser draws.
import { useEffect } from 'react'
import { escapeHtml } from '../../build/shared/escape.ts'

export default function Mermaid({ value }: { readonly value: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another diagram
  useEffect(() => {
    // client.tsx starts the parts of the page that need scripts.
    document.dispatchEvent(new Event('troodon-patched'))
  }, [value])
  const html = { __html: `<pre>${escapeHtml(value)}</pre>` }
  return <figure className="mermaid-diagram" data-mermaid="" key={value} dangerouslySetInnerHTML={html} />
}
