// The menu at widths up to 996 px: a dialog with two panels, the navbar items and the sidebar of the page.
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useShown } from '../context/route.tsx'
import { useSite } from '../context/site.tsx'
import ColorModeToggle from '../public/ColorModeToggle.tsx'
import Logo from '../public/Logo.tsx'
import { pageKey } from '../router/pageUrls.ts'
import { useTexts } from '../text/translate.tsx'
import { FilteredSidebar } from './FilteredSidebar.tsx'
import { Icon } from './Icons.tsx'
import { NavbarItemView } from './navbarItems.tsx'

const desktop = '(min-width: 997px)'

export function MobileMenu({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { route, sidebar } = useShown()
  const { navbar } = useSite()
  const [panel, setPanel] = useState<'primary' | 'secondary'>(sidebar ? 'secondary' : 'primary')
  const openedAt = useRef(route.path)
  const t = useTexts()

  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Close it while it is in the document, so that the browser restores the focus.
    return () => shown?.close()
  }, [])
  useEffect(() => {
    const query = window.matchMedia(desktop)
    const onWide = ({ matches }: MediaQueryListEvent) => matches && onClose()
    query.addEventListener('change', onWide)
    return () => query.removeEventListener('change', onWide)
  }, [onClose])
  useLayoutEffect(() => {
    // Before the router moves the focus to the start of the page.
    if (route.path !== openedAt.current) dialog.current?.close()
  }, [route.path])

  useEffect(() => {
    // The Back button closes the menu and stays on the page.
    let left = false
    window.history.pushState({ ...window.history.state, menu: true }, '')
    const onBack = (event: PopStateEvent) => {
      event.stopImmediatePropagation()
      left = true
      onClose()
    }
    window.addEventListener('popstate', onBack, true)
    return () => {
      window.removeEventListener('popstate', onBack, true)
      if (!left && (window.history.state as { menu?: true } | null)?.menu) window.history.back()
    }
  }, [onClose])

  const trails = 'sidebar' in route && route.sidebar ? route.sidebar.trails : []
  return (
    <dialog
      ref={dialog}
      className="navbar-sidebar"
      aria-label={t('theme.navbar.mobileMenu.label', 'Menu')}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
        // After the router has handled the click.
        else if (leadsHere(event)) setTimeout(onClose)
      }}
    >
      <div className="navbar-sidebar__brand">
        <Logo />
        <ColorModeToggle />
        <button
          type="button"
          className="icon-button"
          aria-label={t('theme.docs.sidebar.closeSidebarButtonAriaLabel', 'Close navigation bar')}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      {panel === 'primary' || !sidebar ? (
        <div className="navbar-sidebar__items">
          {navbar.items.map((item, index) => (
            <NavbarItemView key={index} item={item} mobile />
          ))}
          {sidebar && (
            <button type="button" className="navbar-sidebar__back" onClick={() => setPanel('secondary')}>
              {t('theme.navbar.mobileSidebarSecondaryMenu.openButtonLabel', 'This section')}{' '}
              <span className="arrow">→</span>
            </button>
          )}
        </div>
      ) : (
        <div className="navbar-sidebar__items menu">
          <button type="button" className="navbar-sidebar__back" onClick={() => setPanel('primary')}>
            {t('theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel', '← Back to main menu')}
          </button>
          <FilteredSidebar data={sidebar} trails={trails} />
        </div>
      )}
    </dialog>
  )
}

/** Whether the link leads to the current page. No navigation follows that would close the menu. */
function leadsHere({ target, defaultPrevented }: MouseEvent): boolean {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]')
  return (
    !defaultPrevented &&
    link?.target === '' &&
    link.host === window.location.host &&
    pageKey(link.pathname) === pageKey(window.location.pathname)
  )
}
