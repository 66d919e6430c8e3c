// The box of `:::note`, `> [!NOTE]` and `<Admonition>`.
import { classNames, Markup, type MarkupChild, newline, slot } from '../markup.ts'

export interface AdmonitionMarkup<C> {
  /** How the box looks: `note`, `tip`, `info`, `warning`, `danger`, `caution` or a type of the site. */
  readonly type: string
  readonly title: MarkupChild<C>
  /** Null or undefined: the icon comes from the style sheet. */
  readonly icon?: C | null | undefined
  readonly className?: string | undefined
  readonly id?: string | undefined
}

export function admonitionMarkup<C>({ type, title, icon, className, id }: AdmonitionMarkup<C>): Markup<C> {
  const shownIcon: MarkupChild<C>[] =
    icon === null || icon === undefined || icon === ''
      ? []
      : [
          new Markup<C>('span', { className: 'admonition-icon', 'aria-hidden': 'true' }, [icon]),
          ' ' as MarkupChild<C>,
        ]
  return new Markup<C>(
    'div',
    {
      className: classNames(
        `theme-admonition theme-admonition-${type} admonition admonition-${type}`,
        className,
      ),
      id,
    },
    [
      newline,
      new Markup<C>('div', { className: 'admonition-heading' }, [...shownIcon, title]),
      newline,
      new Markup<C>('div', { className: 'admonition-content' }, [newline, slot]),
      newline,
    ],
  )
}

/** Name as written → type shown. The last three are old names of Docusaurus. */
export const admonitionTypes: Readonly<Record<string, string>> = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  caution: 'caution',
  secondary: 'note',
  success: 'tip',
  important: 'info',
}

/**
 * How an admonition of this name looks; null when there is none. `siteTypes` are those of the configuration;
 * `onlyThese`: there are no others.
 */
export const admonitionType = (
  name: string,
  siteTypes: readonly string[],
  onlyThese = false,
): string | null =>
  siteTypes.includes(name) && !(onlyThese && Object.hasOwn(admonitionTypes, name))
    ? name
    : Object.hasOwn(admonitionTypes, name) && (!onlyThese || siteTypes.includes(name))
      ? (admonitionTypes[name] as string)
      : null

/** The boxes whose title, when they are given none, is a message of the interface: `theme.admonition.tip`. */
export const isTitled = (name: string): boolean => /^(?:note|tip|danger|info|caution|warning)$/.test(name)

/** The title of a box that is given none: `note` → `Note`, in the language of the messages. */
export function defaultTitle(name: string, messages: Readonly<Record<string, string>> = {}): string {
  const title = messages[`theme.admonition.${name}`] ?? name
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}`
}
