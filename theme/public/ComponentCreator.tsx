// `@docusaurus/ComponentCreator`: the page of a route. Code of a site needs only that of `*`, the 404 page.
// The others are modules of their own here.
import type { ComponentType } from 'react'
import NotFound from './NotFound.tsx'

export default function ComponentCreator(path: string, _hash?: string): ComponentType {
  if (path === '*') return NotFound
  throw new Error(`ComponentCreator('${path}') has no page: Troodon makes only that of '*', the 404 page.`)
}
