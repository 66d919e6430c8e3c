// `@theme/Footer/Copyright`.
export default function FooterCopyright({ copyright }: { readonly copyright: string }) {
  return <div className="footer__copyright" dangerouslySetInnerHTML={{ __html: copyright }} />
}
