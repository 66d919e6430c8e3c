// `@theme/DocSidebar/Mobile`: nothing. The menu of narrow screens shows the sidebar by itself.
export default function DocSidebarMobile(_props: unknown) {
  return null
}
