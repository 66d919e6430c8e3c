// Components of the theme that had another name in Docusaurus 2.

/** Names, with all that is below them. */
const moved: Readonly<Record<string, string>> = {
  DocItemFooter: 'DocItem/Footer',
  DocPage: 'DocRoot',
  IconArrow: 'Icon/Arrow',
  IconCloseThick: 'Icon/Close',
  IconEdit: 'Icon/Edit',
  IconExternalLink: 'Icon/ExternalLink',
  IconLanguage: 'Icon/Language',
  IconMenu: 'Icon/Menu',
  LayoutProviders: 'Layout/Provider',
  Toggle: 'ColorModeToggle',
}

/** The name in Docusaurus 3; undefined for a component that has kept its name. */
export function movedTo(name: string): string | undefined {
  const [first = '', ...rest] = name.split('/')
  const now = Object.hasOwn(moved, first) ? moved[first] : undefined
  return now && [now, ...rest].join('/')
}

/** `name` is one that `movedTo` has. */
export const movedText = (name: string): string =>
  `Docusaurus 3 has the component ${name} under the name ${movedTo(name)}`
