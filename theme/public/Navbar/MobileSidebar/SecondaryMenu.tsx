// `@theme/Navbar/MobileSidebar/SecondaryMenu`: the sidebar of the page.
import { useShown } from '../../../context/route.tsx'
import { FilteredSidebar } from '../../../layout/FilteredSidebar.tsx'

export default function NavbarMobileSidebarSecondaryMenu() {
  const { route, sidebar } = useShown()
  const trails = 'sidebar' in route && route.sidebar ? route.sidebar.trails : []
  if (!sidebar) return null
  return (
    <div className="menu">
      <FilteredSidebar data={sidebar} trails={trails} />
    </div>
  )
}
