// `@theme/Playground/Preview`: what the code of a playground makes. The script that runs the code comes with
// the first preview of a page (widgets/live.tsx).
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { type LiveState, useLive } from '../../compat/live.tsx'
import Header from './Header.tsx'

type Result = ComponentType<Omit<LiveState, 'change'>>

export default function PlaygroundPreview() {
  const { change: _, ...live } = useLive()
  const box = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<{ readonly Result: Result } | null>(null)
  useEffect(() => {
    const onLive = ({ detail }: CustomEventInit<Result>) => detail && setLoaded({ Result: detail })
    const element = box.current
    element?.addEventListener('troodon-live', onLive as EventListener)
    document.dispatchEvent(new Event('troodon-patched'))
    return () => element?.removeEventListener('troodon-live', onLive as EventListener)
  }, [])
  return (
    <>
      <Header>Result</Header>
      <div ref={box} className="live-code__result" data-live="preview">
        {loaded ? <loaded.Result {...live} /> : 'Loading…'}
      </div>
    </>
  )
}
