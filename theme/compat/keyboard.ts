// `useKeyboardNavigation` of Docusaurus until 3.9, which layouts of sites call: a class on the body while the
// reader uses the keyboard.
import { useEffect } from 'react'

export const keyboardFocusedClassName = 'navigation-with-keyboard'

export function useKeyboardNavigation(): void {
  useEffect(() => {
    const { classList } = document.body
    const onKey = ({ key }: KeyboardEvent) => key === 'Tab' && classList.add(keyboardFocusedClassName)
    const onMouse = () => classList.remove(keyboardFocusedClassName)
    document.addEventListener('keydown', onKey)
    document.addEventListener('mousedown', onMouse)
    return () => {
      onMouse()
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('mousedown', onMouse)
    }
  }, [])
}
