// Components of `@docusaurus/theme-common`: collapsible boxes, both color modes, error messages, the skip
// link.
import {
  Component,
  type ComponentProps,
  type ElementType,
  type ErrorInfo,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { slide } from '../layout/slide.ts'
import { interpolate, useTexts } from '../text/translate.tsx'
import { SkipToContentFallbackId } from './skipTarget.ts'

export interface CollapsibleProps {
  readonly as?: ElementType
  readonly collapsed: boolean
  readonly children: ReactNode
  /** Has no effect: the duration follows from the height. */
  readonly animation?: { readonly duration?: number; readonly easing?: string }
  /** Called with the new state when the animation has ended. */
  readonly onCollapseTransitionEnd?: (collapsed: boolean) => void
  readonly className?: string
  /** The children are rendered when it opens for the first time. */
  readonly lazy: boolean
}

/** A box that opens and closes with an animation. */
export function Collapsible({
  as: Tag = 'div',
  collapsed,
  lazy,
  children,
  className,
  ...rest
}: CollapsibleProps) {
  const box = useRef<HTMLElement>(null)
  const before = useRef(collapsed)
  const [seen, setSeen] = useState(!lazy || !collapsed)
  const { onCollapseTransitionEnd } = rest
  useEffect(() => {
    if (!collapsed) setSeen(true)
  }, [collapsed])
  const useCommitEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect
  useCommitEffect(() => {
    const shown = box.current
    if (!shown || collapsed === before.current) return
    before.current = collapsed
    if (collapsed) return onCollapseTransitionEnd?.(true)
    slide(shown, 0, shown.scrollHeight).onfinish = () => onCollapseTransitionEnd?.(false)
  }, [collapsed, seen, onCollapseTransitionEnd])
  if (!seen) return null
  return (
    <Tag ref={box} className={className} hidden={collapsed}>
      {children}
    </Tag>
  )
}

interface ThemedProps {
  readonly theme: 'light' | 'dark'
  readonly className: string
}

/** Renders its children for both color modes. The style sheet shows those of the current one. */
export const ThemedComponent = ({
  className = '',
  children,
}: {
  readonly className?: string
  readonly children: (props: ThemedProps) => ReactNode
}) => (
  <>
    {(['light', 'dark'] as const).map((theme) => (
      <ThemedPart key={theme}>
        {children({ theme, className: `${className} only-${theme}`.trim() })}
      </ThemedPart>
    ))}
  </>
)

const ThemedPart = ({ children }: { readonly children: ReactNode }) => <>{children}</>

export function ErrorBoundaryTryAgainButton(props: ComponentProps<'button'>) {
  const t = useTexts()
  return (
    <button type="button" {...props}>
      {t('theme.ErrorPageContent.tryAgain', 'Try again')}
    </button>
  )
}

export const ErrorBoundaryError = ({ error }: { readonly error: Error }) => {
  const messages: string[] = []
  for (let cause: unknown = error; cause instanceof Error && messages.length < 10; cause = cause.cause)
    messages.push(cause.message)
  return <p className="error-page__message">{messages.join('\n\nCause:\n')}</p>
}

export const ErrorBoundaryErrorMessageFallback = ({
  error,
  tryAgain,
}: {
  readonly error: Error
  readonly tryAgain: () => void
}) => (
  <div className="load-failure" role="alert">
    <ErrorBoundaryError error={error} />
    <ErrorBoundaryTryAgainButton className="button" onClick={tryAgain} />
  </div>
)

interface CauseProps {
  readonly children: ReactNode
  /** Returns the error to throw in place of the one caught. */
  readonly onError: (error: Error, info: ErrorInfo) => Error
}

/** Gives an error of its children a message with more context. */
export class ErrorCauseBoundary extends Component<CauseProps, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error !== null) throw this.props.onError(error, { componentStack: '' })
    return this.props.children
  }
}

/** Id of the element that the skip link leads to without scripts. */
export { SkipToContentFallbackId }

export function SkipToContentLink({ children, ...props }: Omit<ComponentProps<'a'>, 'href' | 'onClick'>) {
  const t = useTexts()
  const label = t('theme.common.skipToMainContent', 'Skip to main content')
  return (
    <div role="region" aria-label={label}>
      <a {...props} href={`#${SkipToContentFallbackId}`}>
        {children ?? label}
      </a>
    </div>
  )
}

const Text = ({ id, message }: { readonly id: string; readonly message: string }) => (
  <>{interpolate(useTexts()(id, message))}</>
)

export const UnlistedBannerTitle = () => (
  <Text id="theme.contentVisibility.unlistedBanner.title" message="Unlisted page" />
)
export const UnlistedBannerMessage = () => (
  <Text
    id="theme.contentVisibility.unlistedBanner.message"
    message="This page is unlisted. Search engines will not index it, and only users having a direct link can access it."
  />
)
export const DraftBannerTitle = () => (
  <Text id="theme.contentVisibility.draftBanner.title" message="Draft page" />
)
export const DraftBannerMessage = () => (
  <Text
    id="theme.contentVisibility.draftBanner.message"
    message="You see this page because drafts are shown here. The published site leaves it out."
  />
)
