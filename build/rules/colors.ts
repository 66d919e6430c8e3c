// Colors as CSS writes them, and how well one is read on the other.

type Color = readonly [red: number, green: number, blue: number]

/** Null for what is not one opaque color that the text alone decides. */
export function literalColor(value: string | undefined): Color | null {
  if (value === undefined) return null
  const text = value.trim().toLowerCase()
  const hex = /^#(?:([\da-f]{3})|([\da-f]{6}))$/.exec(text)
  if (hex) {
    const digits = hex[2] ?? (hex[1] ?? '').replace(/./g, '$&$&')
    return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as unknown as Color
  }
  if (text === 'white') return [255, 255, 255]
  if (text === 'black') return [0, 0, 0]
  const [, name, ...parts] =
    /^(rgb|hsl)a?\(\s*([\d.]+%?)(?:deg)?[\s,]+([\d.]+%?)[\s,]+([\d.]+%?)\s*\)$/.exec(text) ?? []
  if (name === undefined) return null
  const numbers = parts.map((one) => (one.endsWith('%') ? Number.parseFloat(one) / 100 : Number(one)))
  if (name === 'hsl') return ofHsl(numbers as unknown as Color)
  return numbers.map((one, at) => (parts[at]?.endsWith('%') ? one * 255 : one)) as unknown as Color
}

function ofHsl([hue, saturation, lightness]: Color): Color {
  const part = (shift: number) => {
    const at = (shift + hue / 30) % 12
    return (
      255 *
      (lightness -
        saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(at - 3, 9 - at, 1)))
    )
  }
  return [part(0), part(8), part(4)]
}

/** `color-mix(in srgb, color SHARE, other)`, where the other one is a gray. */
export const mixed = (
  color: Color,
  { share, other }: { readonly share: number; readonly other: number },
): Color => color.map((one) => one * share + other * (1 - share)) as unknown as Color

/** From 1 to 21, as WCAG defines it. */
export function contrastOf(one: readonly number[], other: readonly number[]): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((one) => {
    const part = one / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
