// Loads the theme's server bundle, as built by io/bundle.ts.
import { pathToFileURL } from 'node:url'

export async function loadTheme<Theme>(file: string): Promise<Theme> {
  return (await import(pathToFileURL(file).href)) as Theme
}
