// `<Admonition type title icon>`: the same box as `:::type[title]`.
import {
  admonitionMarkup,
  admonitionType,
  defaultTitle,
  isTitled,
} from '../../shared/components/admonition.ts'
import { titlePlaceholder } from '../placeholders.ts'
import type { Printer } from './printer.ts'
import { printAround } from './printMarkup.ts'
import { textProp } from './textProp.ts'

export const admonition: Printer = ({ props }, { options }) => {
  const name = String(props['type'] ?? 'note')
  return printAround(
    admonitionMarkup<string>({
      type: admonitionType(name, options.markdown.admonitions) ?? 'info',
      title: props['title'] === undefined ? ownTitle(name) : String(props['title']),
      icon: textProp(props['icon']),
      className: textProp(props['className']),
      id: textProp(props['id']),
    }),
  )
}

const ownTitle = (name: string): string => (isTitled(name) ? titlePlaceholder(name) : defaultTitle(name))
