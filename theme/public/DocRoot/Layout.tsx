// `@theme/DocRoot/Layout`: the sidebar beside the content.
import { type ReactNode, useState } from 'react'
import BackToTopButton from '../BackToTopButton.tsx'
import { useDocsSidebar } from '../plugin-content-docs/client.ts'
import Main from './Layout/Main.tsx'
import Sidebar from './Layout/Sidebar.tsx'
import '../../layout/DocLayout.css'

export default function DocRootLayout({ children }: { readonly children: ReactNode }) {
  const sidebar = useDocsSidebar()
  const [hidden, setHidden] = useState(false)
  return (
    <div className="doc-layout">
      <BackToTopButton />
      {sidebar && (
        <Sidebar
          sidebar={sidebar.items}
          hiddenSidebarContainer={hidden}
          setHiddenSidebarContainer={setHidden}
        />
      )}
      <Main hiddenSidebarContainer={hidden}>{children}</Main>
    </div>
  )
}
