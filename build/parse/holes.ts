// What stands in a body for attributes that need the whole site.

/** Stands for the finished attributes of link `index`; NUL cannot occur in Markdown text. */
export const linkHole = (index: number): string => `\0${index}\0`
