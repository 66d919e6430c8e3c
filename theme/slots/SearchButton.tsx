// In place of search/SearchButton.tsx.
import SearchNavbarItem from '../public/NavbarItem/SearchNavbarItem.tsx'
import './Navbar.css'

export const SearchButton = () => <SearchNavbarItem />
