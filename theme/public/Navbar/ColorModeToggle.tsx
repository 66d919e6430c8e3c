// `@theme/Navbar/ColorModeToggle`: the toggle with the state of the page.
import { useColorMode } from '../../compat/misc.ts'
import { useSite } from '../../context/site.tsx'
import ColorModeToggle from '../ColorModeToggle.tsx'

export default function NavbarColorModeToggle({ className }: { readonly className?: string }) {
  const { colorMode: settings, offersSystemMode = false } = useSite()
  const { colorMode, colorModeChoice, setColorMode } = useColorMode()
  if (settings.disableSwitch) return null
  return (
    <ColorModeToggle
      {...(className === undefined ? {} : { className })}
      respectPrefersColorScheme={offersSystemMode}
      value={offersSystemMode ? colorModeChoice : colorMode}
      onChange={setColorMode}
    />
  )
}
