// The target of the skip link without scripts: the element around the content of every page.
export const SkipToContentFallbackId = '__docusaurus_skipToContent_fallback'
