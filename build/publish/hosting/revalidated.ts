// The caching of files without a rule of their own.

/** Browsers ask for a newer version each time. */
export const revalidated = 'public, max-age=0, must-revalidate'
