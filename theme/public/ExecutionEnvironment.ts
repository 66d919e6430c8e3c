// `@docusaurus/ExecutionEnvironment`: what the surroundings can do. For code outside of rendering: while a page is rendered it must show
// the same on the server and in the browser, and `useIsBrowser` tells when that is over.
const canUseDOM = typeof window !== 'undefined' && typeof document !== 'undefined'

export default {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in window,
  canUseViewport: canUseDOM && 'screen' in window,
}
