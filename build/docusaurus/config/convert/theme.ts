// `themeConfig`: the navbar, the footer and what else surrounds every page.
import { isRaw, listOf, type Raw, rawOf } from '../docusaurusConfig.ts'
import { type Convert, convertKeys, defined } from './context.ts'
import { prismColors } from './prismColors.ts'

export function convertTheme(given: Raw, convert: Convert): object {
  const same = convertKeys(given, 'themeConfig', rules, convert)
  return defined({
    ...same,
    navbar: navbarOf(rawOf(given['navbar']), convert),
    footer: isRaw(given['footer']) ? footerOf(given['footer'], convert) : undefined,
    announcementBar: isRaw(given['announcementBar'])
      ? announcementOf(given['announcementBar'], convert)
      : undefined,
    codeColors: prismColors(rawOf(given['prism'])),
    docs: docsOf(rawOf(given['docs']), convert),
    metadata: Array.isArray(given['metadata']) ? given['metadata'].map(metadataOf) : given['metadata'],
  })
}

const rules = {
  same: ['blog', 'colorMode', 'tableOfContents', 'image', 'mermaid', 'liveCodeBlock'],
  other: ['navbar', 'footer', 'announcementBar', 'docs', 'metadata', 'algolia', 'prism'],
  // Plugins and components of the site have keys of their own.
  isOpen: true,
}

function navbarOf(given: Raw, convert: Convert): object {
  const same = convertKeys(
    given,
    'themeConfig.navbar',
    {
      same: ['hideOnScroll', 'style'],
      other: ['title', 'logo', 'items'],
    },
    convert,
  )
  // Without a title, Docusaurus shows none.
  return defined({
    ...same,
    items: Array.isArray(given['items']) ? given['items'].map(onLeft) : given['items'],
    title: given['title'] ?? '',
    logo: logoOf(given['logo'], 'themeConfig.navbar.logo', convert),
  })
}

/** Items without a position are on the left in Docusaurus. */
const onLeft = (item: unknown): unknown => (isRaw(item) ? { position: 'left', ...item } : item)

function logoOf(given: unknown, where: string, convert: Convert): unknown {
  if (!isRaw(given)) return undefined
  const rules = {
    same: ['alt', 'src', 'srcDark', 'href', 'target', 'className'],
    other: ['width', 'height', 'style'],
  }
  const same = convertKeys(given, where, rules, convert)
  const { width, height, style } = given
  return defined({
    ...same,
    width: pixels(width),
    height: pixels(height),
    style: isRaw(style) ? style : undefined,
  })
}

/** Numbers may be written as text: `32` or `'32px'`. A share of the width stays text: `'50%'`. */
const pixels = (given: unknown): number | string | undefined => {
  const number = Number.parseFloat(String(given))
  if (Number.isNaN(number)) return undefined
  return typeof given === 'string' && given.trim().endsWith('%') ? `${number}%` : number
}

function footerOf(given: Raw, convert: Convert): object {
  const same = convertKeys(
    given,
    'themeConfig.footer',
    { same: ['style', 'copyright'], other: ['logo', 'links'] },
    convert,
  )
  return defined({
    ...same,
    links: listOf(given['links']).map(footerEntry),
    logo: logoOf(given['logo'], 'themeConfig.footer.logo', convert),
  })
}

function footerEntry(given: unknown): unknown {
  if (!isRaw(given)) return given
  if (!Array.isArray(given['items'])) return footerItem(given)
  const { title = null, className, items } = given
  return defined({ title, className, items: items.map((one) => footerItem(rawOf(one))) })
}

/** Paths of links always begin at the base URL, so `prependBaseUrlToHref` needs nothing. */
function footerItem({ label, to, href, html, className, prependBaseUrlToHref: _, ...others }: Raw): object {
  const attributes = Object.entries(others).flatMap(([name, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value) ? [[name, String(value)] as const] : [],
  )
  const own = attributes.length > 0 ? Object.fromEntries(attributes) : undefined
  return defined({ label, to, href, html, className, attributes: own })
}

const announcementOf = (given: Raw, convert: Convert): object =>
  convertKeys(
    given,
    'themeConfig.announcementBar',
    {
      same: ['id', 'content', 'isCloseable', 'backgroundColor', 'textColor'],
    },
    convert,
  )

const docsOf = (given: Raw, convert: Convert): object =>
  convertKeys(given, 'themeConfig.docs', { same: ['sidebar', 'versionPersistence'] }, convert)

/** Attributes are text. */
const metadataOf = (given: unknown): unknown =>
  isRaw(given)
    ? Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))
    : given
