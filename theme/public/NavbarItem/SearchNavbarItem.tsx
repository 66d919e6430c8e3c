// `@theme/NavbarItem/SearchNavbarItem`: the search in the bar.
import NavbarSearch from '../Navbar/Search.tsx'
import SearchBar from '../SearchBar.tsx'

export interface SearchNavbarItemProps {
  readonly mobile?: boolean
  readonly className?: string
}

export default function SearchNavbarItem({ mobile = false, className }: SearchNavbarItemProps) {
  if (mobile) return null
  return (
    <NavbarSearch {...(className === undefined ? {} : { className })}>
      <SearchBar />
    </NavbarSearch>
  )
}
