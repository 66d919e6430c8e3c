// `@theme/Playground/Buttons/ResetButton`: brings the first code of a playground back.
import { usePlayground } from '../../../compat/live.tsx'

export default function ResetButton({ className }: { readonly className?: string }) {
  const { reset } = usePlayground()
  return (
    <button type="button" className={`clean-btn live-code__reset ${className ?? ''}`.trim()} onClick={reset}>
      Reset
    </button>
  )
}
