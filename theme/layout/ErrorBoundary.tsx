// Catches errors during rendering. Around the content, the shell remains; around the whole app, the error has
// its own page.
import { Component, type ReactNode } from 'react'
import './ErrorBoundary.css'

interface Props {
  readonly scope: 'page' | 'content'
  readonly children: ReactNode
  /** A new value clears the error, because the reader has left the page that crashed. */
  readonly resetKey?: string
}

interface State {
  readonly error: Error | null
}

/** The messages of an error and its causes. */
function messageChain(error: Error): string {
  const messages = [error.message]
  for (let cause = error.cause; cause instanceof Error && messages.length < 10; cause = cause.cause)
    messages.push(cause.message)
  return messages.join('\n\nCause:\n')
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: Error): State {
    return { error }
  }

  override componentDidUpdate({ resetKey }: Props) {
    if (resetKey !== this.props.resetKey && this.state.error) this.setState({ error: null })
  }

  private title = ''

  override componentDidCatch() {
    if (this.props.scope !== 'page') return
    this.title = document.title
    document.title = 'Page Error'
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const again = () => {
      if (this.title !== '') document.title = this.title
      this.setState({ error: null })
    }
    return (
      <main className="error-page">
        <h1>{this.props.scope === 'page' ? 'This page crashed' : 'This page crashed.'}</h1>
        <button type="button" className="button" onClick={again}>
          Try again
        </button>
        <pre className="error-page__message">{messageChain(error)}</pre>
      </main>
    )
  }
}

interface LoadFailureProps {
  readonly error: unknown
  /** Reloads the page by default. */
  readonly retry?: () => void
}

/** Shown when data or code cannot be loaded. */
export function LoadFailure({ error, retry = () => window.location.reload() }: LoadFailureProps) {
  return (
    <div className="load-failure" role="alert">
      <p>{String(error)}</p>
      <button type="button" className="button" onClick={retry}>
        Retry
      </button>
    </div>
  )
}
