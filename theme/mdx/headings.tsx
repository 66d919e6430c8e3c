// Links of headings, in modules of Markdown pages with code: their labels in the language of the page.
import type { AnchorHTMLAttributes } from 'react'
import { headingLinkLabel, labelOf, withLabels } from '../../build/shared/components/heading.ts'
import { useSite } from '../context/site.tsx'

const useTranslation = (): string | null => useSite().messages[headingLinkLabel.id] ?? null

/** Returns a function that translates the labels in HTML. */
export function useLabels(): (html: string) => string {
  const translation = useTranslation()
  return (html) => withLabels(html, translation)
}

/** The link of a heading that has a component in it. */
export function HeadingLink({ title = '', href, ...props }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const label = labelOf(title.slice(labelOf('').length), useTranslation() ?? headingLinkLabel.message)
  return <a {...props} href={href} aria-label={label} title={label} />
}
