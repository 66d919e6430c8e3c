// `useLayoutEffect` in the browser; on the server, where it would warn, an effect that never runs.
import { useEffect, useLayoutEffect } from 'react'

export default typeof window === 'undefined' ? useEffect : useLayoutEffect
