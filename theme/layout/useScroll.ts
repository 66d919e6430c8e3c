// Reports scrolling, and whether the reader scrolled or the page jumped.
import { useEffect } from 'react'
import { jumpEvent } from '../router/jump.ts'

/**
 * `jumped` is undefined if the reader scrolled, true after a jump to a link's target, and false if the
 * browser's Back button restored the position.
 */
export type OnScroll = (now: number, last: number, jumped?: boolean) => void

/** Only the `act` of the first render is used, so it must not depend on values that change. */
export function useScroll(act: OnScroll): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: adds one listener
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
