// Colors of Infima that the theme does not have: grays, and shades of the colors with a meaning.

const grays = ['#fff', '#f5f6f7', '#ebedf0', '#dadde1', '#ccd0d5', '#bec3c9', '#8d949e', '#606770', '#444950']
  .concat('#1c1e21', '#000')
  .map((value, index) => [`gray-${index === 0 ? '0' : `${index}00`}`, value] as const)

/** Part of the color that a shade keeps, and what the rest is. */
const shades = {
  dark: '90%, #000',
  darker: '85%, #000',
  darkest: '70%, #000',
  light: '85%, #fff',
  lighter: '75%, #fff',
  lightest: '50%, #fff',
  'contrast-background': '12%, var(--ifm-background-color)',
  'contrast-foreground': '40%, var(--text-strong)',
}
const colors = ['primary', 'secondary', 'success', 'info', 'warning', 'danger'].flatMap((color) =>
  Object.entries(shades)
    .filter(([shade]) => color !== 'primary' || shade.startsWith('contrast'))
    .map(
      ([shade, mix]) =>
        [`${color}-${shade}`, `color-mix(in srgb, var(--ifm-color-${color}) ${mix})`] as const,
    ),
)

/** Name after `--ifm-color-` → value. */
export const shadesOfColors: readonly (readonly [name: string, value: string])[] = [...grays, ...colors]
