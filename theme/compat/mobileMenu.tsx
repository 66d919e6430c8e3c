// The menu of narrow screens, as components of Docusaurus see it. Troodon's menu shows the sidebar of the
// page by itself.
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'

export interface MenuContent {
  readonly component: unknown
  readonly props: object
}

interface MobileMenu {
  /** No menu is needed. */
  readonly disabled: boolean
  readonly shouldRender: boolean
  readonly shown: boolean
  readonly toggle: () => void
  readonly content: MenuContent | null
  readonly fill: (content: MenuContent | null) => void
  /** Whether the reader went back to the first panel. */
  readonly isBack: boolean
  readonly goBack: () => void
}

const MobileMenuContext = /* @__PURE__ */ createContext<MobileMenu>({
  disabled: true,
  shouldRender: false,
  shown: false,
  toggle: () => {},
  content: null,
  fill: () => {},
  isBack: false,
  goBack: () => {},
})

/** Around the navbar: whether its menu is open. */
export function NavbarProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState(false)
  const [content, fill] = useState<MenuContent | null>(null)
  const [isBack, setBack] = useState(false)
  const state = useMemo<MobileMenu>(
    () => ({
      disabled: false,
      shouldRender: shown,
      shown,
      toggle: () => {
        setShown((now) => !now)
        setBack(false)
      },
      content,
      fill,
      isBack,
      goBack: () => setBack(true),
    }),
    [shown, content, isBack],
  )
  return <MobileMenuContext value={state}>{children}</MobileMenuContext>
}

export const useNavbarMobileSidebar = (): MobileMenu => use(MobileMenuContext)

/** A second panel of the menu. It has an effect inside the navbar alone. */
export function NavbarSecondaryMenuFiller({
  component,
  props,
}: {
  readonly component: unknown
  readonly props: object
}): null {
  const { fill } = use(MobileMenuContext)
  useEffect(() => {
    fill({ component, props })
    return () => fill(null)
  }, [component, props, fill])
  return null
}
