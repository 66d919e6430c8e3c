// The target of the skip link: the element around the content of every page.
export const contentId = '__docusaurus_skipToContent_fallback'
