// Lists of a page: one component for each row. In a template (template/), each row is a template of its own,
// so that pages with lists of different lengths share the one around them.
import { createContext, type ReactNode, use } from 'react'

export type RowComponent<Row extends object = never> = (row: Row) => ReactNode

type MarkRows = (rows: readonly object[], show: RowComponent, shared: object) => string | undefined

/** Null outside a template. */
export const RowsContext = /* @__PURE__ */ createContext<MarkRows | null>(null)

/**
 * In a template, the mark for a list of the page; otherwise undefined, and the component prints the rows.
 * `shared` are props of every row, which are the same for all pages on the server.
 */
export function markedRows<Row extends object, Shared extends object>(
  rows: readonly Row[],
  show: RowComponent<Row & Shared>,
  shared: Shared,
): string | undefined {
  if (process.env['TROODON_SSR'] !== '') return use(RowsContext)?.(rows, show as RowComponent, shared)
}
