// A navbar with components of the site in src/theme, at both widths.
import type { Page } from 'puppeteer'
import { expect, it } from 'vitest'
import { filesInBrowser } from '../support/siteInBrowser.ts'

const files = {
  'package.json': '{}',
  'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://x.example', baseUrl: '/', presets: [['classic', { blog: false }]],
  themeConfig: {
    navbar: { title: 'T', items: [{ to: '/docs/a', label: 'A' }, { to: '/docs/b', label: 'B', position: 'right' }] },
    algolia: { appId: 'a', apiKey: 'b', indexName: 'c' },
  },
}
`,
  'docs/a.md': '# First\n',
  'docs/b.md': '# Second\n',
}

// As Docusaurus has it.
const content = `import { useThemeConfig } from '@docusaurus/theme-common'
import { splitNavbarItems, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal'
import NavbarItem from '@theme/NavbarItem'
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle'
import SearchBar from '@theme/SearchBar'
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle'
import NavbarLogo from '@theme/Navbar/Logo'
import NavbarSearch from '@theme/Navbar/Search'
const Items = ({ items }) => items.map((item, i) => <NavbarItem {...item} key={i} />)
export default function NavbarContent() {
  const { disabled } = useNavbarMobileSidebar()
  const { items } = useThemeConfig().navbar
  const [left, right] = splitNavbarItems(items)
  return (
    <div className="navbar__inner">
      <div className="navbar__items">{!disabled && <NavbarMobileSidebarToggle />}<NavbarLogo /><Items items={left} /></div>
      <div className="navbar__items navbar__items--right">
        <Items items={right} />
        <NavbarColorModeToggle />
        <span id="own">Own</span>
        {!items.some(({ type }) => type === 'search') && <NavbarSearch><SearchBar /></NavbarSearch>}
      </div>
    </div>
  )
}
`
const ejected = filesInBrowser({ ...files, 'src/theme/Navbar/Content/index.js': content })
const wrapped = filesInBrowser({
  ...files,
  'src/theme/SearchBar.js':
    "import Original from '@theme-original/SearchBar'\nexport default (props) => <div><Original {...props} /></div>\n",
  'src/theme/Navbar/Content.js': "export { default } from '@theme-original/Navbar/Content'\n",
})

/** What is shown in the bar, from left to right, and whether all of it is in the bar. */
const shown = (page: Page) =>
  page.$$eval(
    '.navbar__toggle, .navbar__title, .navbar__item, .color-mode-toggle, #own, .search-button',
    (all) => {
      const bar = document.querySelector('nav')?.getBoundingClientRect()
      const places = all
        .filter((one) => one.checkVisibility())
        .map((one) => ({ name: one.id || one.className.split(' ').pop(), box: one.getBoundingClientRect() }))
      return {
        names: places.sort((a, b) => a.box.left - b.box.left).map(({ name }) => name),
        isInBar: places.every(({ box }) => bar && box.top >= bar.top && box.bottom <= bar.bottom),
        isAtEnd: window.innerWidth - Math.max(...places.map(({ box }) => box.right)) < 40,
      }
    },
  )

it('has the search of an ejected Navbar/Content once, where it is there', async () => {
  const { page, complaints } = await ejected.openToTheEnd('docs/a/')
  expect([await shown(page), complaints]).toEqual([
    {
      names: [
        'navbar__title',
        'navbar__link--active',
        'navbar__link',
        'color-mode-toggle',
        'own',
        'DocSearch-Button',
      ],
      isInBar: true,
      isAtEnd: true,
    },
    [],
  ])
})

it('hides only its items on narrow screens', async () => {
  const { page } = await ejected.openToTheEnd('docs/a/', { width: 500 })
  expect(await shown(page)).toEqual({
    names: ['clean-btn', 'navbar__title', 'own', 'DocSearch-Button'],
    isInBar: true,
    isAtEnd: true,
  })
})

it('has a wrapped search at both widths', async () => {
  for (const [width, names] of [
    [
      1200,
      ['navbar__title', 'navbar__link--active', 'navbar__link', 'DocSearch-Button', 'color-mode-toggle'],
    ],
    [500, ['clean-btn', 'navbar__title', 'DocSearch-Button', 'color-mode-toggle']],
  ] as const) {
    const { page } = await wrapped.openToTheEnd('docs/a/', { width })
    expect(await shown(page)).toEqual({ names, isInBar: true, isAtEnd: true })
  }
})
