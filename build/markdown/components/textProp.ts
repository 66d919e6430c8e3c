// Properties that count only when they are text.

export const textProp = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined
