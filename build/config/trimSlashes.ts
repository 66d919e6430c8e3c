// Paths of the configuration in one form.

/** `./docs/` → `docs`; `.` and `/` are empty. */
export const trimSlashes = (path: string): string => path.replace(/^(?:\.?\/)+|\/+$/g, '').replace(/^\.$/, '')
