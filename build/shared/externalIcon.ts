// The icon of links to other sites.

/** In a box of 24 by 24, as lines. */
export const externalPath = 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5'

/** The icon as a symbol with its name in Docusaurus, for `<use href="#theme-svg-external-link">`. */
export const linkSymbol =
  '<svg class="visually-hidden" width="0" height="0" aria-hidden="true">' +
  '<symbol id="theme-svg-external-link" viewBox="0 0 24 24" fill="none" stroke="currentColor" ' +
  `stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="${externalPath}"/></symbol></svg>`
