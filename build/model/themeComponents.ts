// Components that views show in place of those of the theme.

/** Name of a component → `@theme/…` or `@site/…`, or one for each docs or blog instance, by its id. */
export type ThemeComponents = Readonly<Record<string, string | Readonly<Record<string, string>>>>
