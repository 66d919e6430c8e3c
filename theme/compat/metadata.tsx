// Head data of a page, as components of Docusaurus declare it.
import { createContext, type ReactNode, use } from 'react'
import { useHead } from '../context/head.tsx'
import { useShown } from '../context/route.tsx'
import { useSite } from '../context/site.tsx'
import Head from '../public/Head.tsx'
import { useBaseUrlUtils } from '../public/useBaseUrl.tsx'
import { HeadData } from './headData.ts'

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

/** The pages of Troodon have the classes of their plugin already. */
export const PluginHtmlClassNameProvider = ({ children }: { readonly children: ReactNode }) => <>{children}</>

/** The title of the document for a page's title: with the site's name behind it. */
export function useTitleFormatter(): { readonly format: (title: string) => string } {
  const { title: siteTitle, titleDelimiter } = useSite()
  return {
    format: (title) =>
      title.trim() === '' || title === siteTitle ? siteTitle : `${title} ${titleDelimiter} ${siteTitle}`,
  }
}

/** Has no effect on pages: the build writes their titles. */
export const TitleFormatterProvider = ({ children }: { readonly children: ReactNode }) => <>{children}</>

/** Asks search engines to stay away. */
export const UnlistedMetadata = () => (
  <Head>
    <meta name="robots" content="noindex, nofollow" />
  </Head>
)

/** The same page in another language. */
export function useAlternatePageUtils() {
  const { locale, locales, url } = useSite()
  const { href } = useShown().route
  return {
    createUrl({
      locale: name,
      fullyQualified,
    }: {
      readonly locale: string
      readonly fullyQualified: boolean
    }) {
      const other = locales.find((one) => one.name === name)
      const path = (other?.baseUrl ?? locale.baseUrl) + href.slice(locale.baseUrl.length)
      return fullyQualified ? (other?.url ?? url) + path : path
    },
  }
}
