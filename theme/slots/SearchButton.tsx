// In place of search/SearchButton.tsx.
import SearchNavbarItem from '../public/NavbarItem/SearchNavbarItem.tsx'

export const SearchButton = () => <SearchNavbarItem />
