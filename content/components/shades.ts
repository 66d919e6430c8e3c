// Shades of a colour: the colour itself with its lightness changed in proportion.

export interface Shade {
  readonly variable: string
  /** Share of the lightness that is taken away; negative adds. */
  readonly adjustment: number
}

export const defaultShades: readonly Shade[] = [
  { variable: '--ifm-color-primary-lightest', adjustment: -0.3 },
  { variable: '--ifm-color-primary-lighter', adjustment: -0.15 },
  { variable: '--ifm-color-primary-light', adjustment: -0.1 },
  { variable: '--ifm-color-primary', adjustment: 0 },
  { variable: '--ifm-color-primary-dark', adjustment: 0.1 },
  { variable: '--ifm-color-primary-darker', adjustment: 0.15 },
  { variable: '--ifm-color-primary-darkest', adjustment: 0.3 },
]

type Rgb = readonly [red: number, green: number, blue: number]

/** `#2e8555`, `2e8555` or `#2e8`; null for anything else. */
export function readColor(text: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase()
  if (digits === undefined) return null
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
}

/** The colour with its lightness times `1 - adjustment`. */
export function shade(color: string, adjustment: number): string {
  const [hue, saturation, lightness] = toHsl(rgbOf(color))
  return toHex(hue, saturation, Math.min(1, lightness * (1 - adjustment)))
}

/** The contrast of WCAG 2, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(rgbOf(a)), luminance(rgbOf(b))].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** AAA above 7, AA above 4.5. */
export const rating = (value: number): string => (value > 7 ? 'AAA 🏅' : value > 4.5 ? 'AA 👍' : 'Fail 🔴')

const rgbOf = (color: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as unknown as Rgb

function toHsl(rgb: Rgb): [number, number, number] {
  const [r, g, b] = rgb.map((value) => value / 255) as [number, number, number]
  const max = Math.max(r, g, b)
  const min = Math.min(r, g, b)
  const lightness = (max + min) / 2
  const range = max - min
  if (range === 0) return [0, 0, lightness]
  const hue = max === r ? ((g - b) / range) % 6 : max === g ? (b - r) / range + 2 : (r - g) / range + 4
  return [(hue * 60 + 360) % 360, range / (1 - Math.abs(2 * lightness - 1)), lightness]
}

/** By way of the two extremes of the three channels, as CSS describes it. What lies half-way is rounded down, as in the theme. */
function toHex(hue: number, saturation: number, lightness: number): string {
  const high =
    lightness < 0.5 ? lightness * (1 + saturation) : lightness + saturation - lightness * saturation
  const low = 2 * lightness - high
  const channel = (shift: number) => {
    const place = (hue / 360 + shift + 1) % 1
    if (6 * place < 1) return low + (high - low) * 6 * place
    if (2 * place < 1) return high
    return 3 * place < 2 ? low + (high - low) * (2 / 3 - place) * 6 : low
  }
  return `#${[1 / 3, 0, -1 / 3]
    .map((shift) =>
      Math.round(channel(shift) * 255 - 1e-6)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
