// `@theme/CodeBlock/Buttons/CopyButton`: copies the code. theme/widgets/codeBlocks.ts handles the click.
import { useTexts } from '../../../text/translate.tsx'
import Button from './Button.tsx'

export default function CopyButton({ className }: { readonly className?: string }) {
  const t = useTexts()
  const label = t('theme.CodeBlock.copyButtonAriaLabel', 'Copy code to clipboard')
  return <Button data-action="copy" title={label} aria-label={label} className={className} />
}
