// Paths of the configuration in one form.

/** `./docs/` and `.\\docs` → `docs`; `.` and `/` are empty. */
export const trimSlashes = (path: string): string =>
  path
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+|\/+$/g, '')
    .replace(/^\.$/, '')
