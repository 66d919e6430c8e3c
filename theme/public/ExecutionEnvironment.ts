// Features of the environment, for code that does not render. Components must render the same on the server
// and in the browser; they use `useIsBrowser`.
const canUseDOM = typeof window !== 'undefined' && typeof document !== 'undefined'

export default {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in window,
  canUseViewport: canUseDOM && 'screen' in window,
}
