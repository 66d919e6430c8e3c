// Scrolling as the navbar and the way back to the top see it: by the reader's hand, or by a jump that the page made.
import { useEffect } from 'react'
import { jumpEvent } from '../router/jump.ts'

/** `jumped` is undefined for the reader's own scrolling, true at a place that a link named, false at one that going back restored. */
export type OnScroll = (now: number, last: number, jumped?: boolean) => void

/** `act` is the one of the first rendering: it may use what never changes. */
export function useScroll(act: OnScroll): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: listens once
  useEffect(() => {
    let last = window.scrollY
    let jumped: boolean | undefined
    const onJump = (event: Event) => {
      jumped = (event as CustomEvent<boolean>).detail
    }
    const onScroll = () => {
      act(window.scrollY, last, jumped)
      last = window.scrollY
      jumped = undefined
    }
    const until = new AbortController()
    document.addEventListener(jumpEvent, onJump, until)
    document.addEventListener('scroll', onScroll, until)
    return () => until.abort()
  }, [])
}
