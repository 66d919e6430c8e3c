// `@theme/CodeBlock/Layout`: title, code and buttons of a block.
import { useCodeBlockContext } from '../../compat/codeBlock.tsx'
import Buttons from './Buttons.tsx'
import Container from './Container.tsx'
import Content from './Content.tsx'
import Title from './Title.tsx'

export default function CodeBlockLayout({ className = '' }: { readonly className?: string }) {
  const { metadata } = useCodeBlockContext()
  const numbered = metadata.lineNumbersStart === undefined ? '' : 'theme-code-block--numbered'
  return (
    <Container as="div" className={`${metadata.className} ${numbered} ${className}`.trim()}>
      {metadata.title && (
        <div className="theme-code-block-title">
          <Title>{metadata.title}</Title>
        </div>
      )}
      <div className="theme-code-block-content">
        <Content />
        <Buttons />
      </div>
    </Container>
  )
}
