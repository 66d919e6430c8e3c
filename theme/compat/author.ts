// An author with the properties that Docusaurus' components read, and in the form of Troodon's.
import type { AuthorData } from '../../build/shared/blogData.ts'
import type { AuthorOrigin } from '../../build/shared/routeBase.ts'
import { withBaseUrl } from '../../build/shared/withBaseUrl.ts'
import { useSite } from '../context/site.tsx'
import { hostHref } from '../router/hostHref.ts'

export type BlogAuthor = AuthorOrigin

/** The author in the form that Troodon's components expect. */
export function useAuthor(author: BlogAuthor): AuthorData {
  const site = useSite()
  const { name, title, imageURL, description, page, url, email, socials = {} } = author
  const target = page?.permalink ?? url ?? (email ? `mailto:${email}` : undefined)
  const data: AuthorData = {
    name: name ?? null,
    organization: false,
    title: title ?? null,
    image: imageURL ?? null,
    description: description ?? null,
    href: target === undefined ? null : hostHref(withBaseUrl(target, site.locale.baseUrl), site),
    socials: Object.entries(socials).map(([platform, href]) => ({ platform, href })),
  }
  written.set(data, author)
  return data
}

const written = /* @__PURE__ */ new WeakMap<AuthorData, BlogAuthor>()

/** The author whose data `useAuthor` has made, else what can be said of it. */
export const authorProps = (data: AuthorData): BlogAuthor =>
  written.get(data) ?? {
    key: null,
    page: null,
    ...(data.name === null ? {} : { name: data.name }),
    socials: Object.fromEntries(data.socials.map(({ platform, href }) => [platform, href])),
  }
