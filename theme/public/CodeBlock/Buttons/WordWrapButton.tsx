// `@theme/CodeBlock/Buttons/WordWrapButton`: wraps long lines. theme/widgets/codeBlocks.ts handles the click.
import { useTexts } from '../../../text/translate.tsx'
import Button from './Button.tsx'

export default function WordWrapButton({ className }: { readonly className?: string }) {
  const t = useTexts()
  const label = t('theme.CodeBlock.wordWrapToggle', 'Toggle word wrap')
  return <Button data-action="wrap" title={label} aria-label={label} className={className} />
}
