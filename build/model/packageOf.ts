// The package that an import names.

/** `@scope/name` of `@scope/name/part`. */
export const packageOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')
