// The sidebar of a document: `data` has its items, `place` says where the page is in it, and `hiding` whether
// the reader hid it.
export { DocSidebar as default } from '../layout/DocSidebar.tsx'
