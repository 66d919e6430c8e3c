// `@docusaurus/ErrorBoundary`: shows a fallback when its children throw.
import { Component, type ReactNode } from 'react'

export interface FallbackParams {
  readonly error: Error
  readonly tryAgain: () => void
}

export interface ErrorBoundaryProps {
  /** Default: the message and a button. */
  readonly fallback?: (params: FallbackParams) => ReactNode
  readonly children: ReactNode
}

export default class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children ?? null
    const tryAgain = () => this.setState({ error: null })
    return this.props.fallback?.({ error, tryAgain }) ?? <Fallback error={error} tryAgain={tryAgain} />
  }
}

const Fallback = ({ error, tryAgain }: FallbackParams) => (
  <div className="load-failure" role="alert">
    <p>{error.message}</p>
    <button type="button" className="button" onClick={tryAgain}>
      Try again
    </button>
  </div>
)
