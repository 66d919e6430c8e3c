// In place of layout/DocSidebar.tsx.
import { type Dispatch, useEffect, useState } from 'react'
import type { SidebarData, SidebarRef } from '../../build/shared/routeData.ts'
import { propItems } from '../compat/sidebarItems.ts'
import { useWholeSidebar } from '../compat/wholeSidebar.ts'
import { useSite } from '../context/site.tsx'
import Sidebar from '../public/DocRoot/Layout/Sidebar.tsx'
import '../layout/DocSidebar.css'

interface DocSidebarProps {
  readonly place: SidebarRef
  readonly data: SidebarData
  readonly hiding: readonly [boolean, Dispatch<boolean>]
}

export function DocSidebar({ data, hiding: [first, setHiding] }: DocSidebarProps) {
  const [hidden, setHidden] = useState(first)
  const site = useSite()
  const whole = useWholeSidebar() ?? data
  useEffect(() => setHiding(hidden), [hidden, setHiding])
  return (
    <Sidebar
      sidebar={propItems(whole.items, site)}
      hiddenSidebarContainer={hidden}
      setHiddenSidebarContainer={setHidden}
    />
  )
}
