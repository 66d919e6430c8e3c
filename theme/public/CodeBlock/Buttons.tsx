// `@theme/CodeBlock/Buttons`: the buttons of a block.
import BrowserOnly from '../BrowserOnly.tsx'
import CopyButton from './Buttons/CopyButton.tsx'
import WordWrapButton from './Buttons/WordWrapButton.tsx'

export default function CodeBlockButtons({ className = '' }: { readonly className?: string }) {
  return (
    <BrowserOnly>
      {() => (
        <div className={`theme-code-block-buttons ${className}`.trim()}>
          <WordWrapButton />
          <CopyButton />
        </div>
      )}
    </BrowserOnly>
  )
}
