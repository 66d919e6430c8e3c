// The key of a rendered page, which says what its files depend on.

/**
 * Pages of a site with its own theme have keys of two parts, `CONTENT.FILES`: where only the second one
 * changes, the document loads other style sheets or scripts, and is otherwise the same.
 */
export const contentPart = (key: string): string => key.split('.', 1)[0] as string

/** Empty for other pages. */
export const filesPart = (key: string): string => key.slice(contentPart(key).length + 1)
