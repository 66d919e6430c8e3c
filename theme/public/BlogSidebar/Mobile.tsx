// `@theme/BlogSidebar/Mobile`: nothing. The menu of narrow screens shows the posts by itself.
export default function BlogSidebarMobile(_props: unknown) {
  return null
}
