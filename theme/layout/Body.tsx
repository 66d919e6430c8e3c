// Finished HTML of a Markdown text. In the browser the first page's body is taken from the document itself.
export function Body({ html }: { readonly html: string }) {
  return <div className="theme-doc-markdown markdown" data-body dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
}
