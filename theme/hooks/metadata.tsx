// Head data of a page, as components declare it.
import { createContext, type ReactNode, use } from 'react'
import { HeadData } from '../context/headData.ts'
import { useHead } from '../context/useHead.ts'
import Head from '../public/Head.tsx'
import { useBaseUrlUtils } from '../public/useBaseUrl.tsx'

export interface PageMetadataProps {
  /** Page title, without the site's name. */
  readonly title?: string
  readonly description?: string
  readonly keywords?: readonly string[] | string
  /** For link previews; the base URL is added. */
  readonly image?: string
  readonly children?: ReactNode
}

export function PageMetadata({ title, description, keywords, image, children }: PageMetadataProps) {
  const { withBaseUrl } = useBaseUrlUtils()
  const words = typeof keywords === 'string' || keywords === undefined ? keywords : keywords.join(',')
  const picture = image && withBaseUrl(image, { absolute: true })
  return (
    <>
      <HeadData title={title ?? null} description={description ?? null} />
      <Head>
        {words && <meta name="keywords" content={words} />}
        {picture && <meta property="og:image" content={picture} />}
        {picture && <meta name="twitter:image" content={picture} />}
        {children}
      </Head>
    </>
  )
}

const HtmlClass = /* @__PURE__ */ createContext('')

/** Adds classes to `<html>`, together with those of the providers around it. */
export function HtmlClassNameProvider({
  className,
  children,
}: {
  readonly className: string
  readonly children: ReactNode
}) {
  const all = `${use(HtmlClass)} ${className}`.trim()
  useHead({ htmlClass: all })
  return <HtmlClass value={all}>{children}</HtmlClass>
}
