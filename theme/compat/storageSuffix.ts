// Where boot.ts leaves the suffix of the site's keys in the browser's storage.

/** A property of `window`: code of the site asks for it before the site's data is there. */
export const storageSuffixName = '__troodonStorage'
