// The templates of a site: one for each shape that its pages have, and one for each shape of the rows of
// their lists. Server only, and only for pages without a component of the site.
import type { ComponentType, ReactNode } from 'react'
import type { RouteData, SidebarData, SidebarItem, ViewName } from '../../build/shared/routeData.ts'
import { AloneContext } from '../context/alone.tsx'
import { OnTextsContext } from '../context/onText.ts'
import { type RowComponent, RowsContext } from '../context/rows.ts'
import { ItemsMarkupContext, type Trails } from '../layout/SidebarItems.tsx'
import type { ItemsMarkup } from '../layout/sidebarMarkup.tsx'
import { type FillTools, fill, type Output } from './fill.ts'
import { listNumber, printedOf, withMarks } from './marks.ts'
import { createShapes, type Shapes } from './shapes.ts'
import type { Recorder, Row } from './template.ts'

/** Views that many pages of a site can have. */
const templated: ReadonlySet<ViewName> = new Set<ViewName>([
  'blogPost',
  'blogPosts',
  'doc',
  'docTag',
  'generatedIndex',
  'markdownPage',
])

/** A page without code of its own. */
export interface PlainPage {
  readonly route: RouteData
  readonly sidebar: SidebarData | null
}

export interface Templates {
  /** The HTML of a page; null where only React can render it. */
  readonly render: (page: PlainPage, isPlainBody: boolean) => Pick<Output, 'pieces' | 'own'> | null
}

interface TemplatesOptions {
  /**
   * The HTML of a whole page; null when its components declare what a template cannot have. `wrap` goes
   * around everything.
   */
  readonly page: (page: PlainPage, wrap: Wrap) => string | null
  /** The HTML of a part, with the contexts that do not depend on the page. */
  readonly part: (children: ReactNode) => string
  /** A component of the site on a page; null where only the whole page can be rendered. */
  readonly alone: (page: PlainPage, element: ReactNode) => string | null
  readonly markup: ItemsMarkup
}

type Wrap = (children: ReactNode) => ReactNode

export function createTemplates({ page, part, alone, markup }: TemplatesOptions): Templates {
  const pages = new Map<SidebarData | null, Shapes>()
  const rows = new Map<RowComponent, Shapes>()
  // Rows call `printRow` again, so one object serves all of them.
  const rowTools: FillTools = {
    row: (row, data, output) => printRow(row, data, output),
    items: () => [],
    alone: () => null,
  }
  const printRow = ({ show, shared, key }: Row, data: object, output: Output): boolean => {
    const { shape, texts, lists } = printedOf(data)
    const printed = { shape: key + shape, texts, lists }
    const Show = show as ComponentType<object>
    const template = shapesOf(rows, show).find(printed, (recorder) =>
      part(
        <Marking recorder={recorder}>
          <Show {...withMarks(data)} {...shared} />
        </Marking>,
      ),
    )
    return template !== null && fill(template, printed, output, rowTools)
  }
  return {
    render(shown, isPlainBody) {
      if (!templated.has(shown.route.view)) return null
      const trails = trailsOf(shown.route)
      const printed = printedOf(shown.route)
      const template = shapesOf(pages, shown.sidebar).find(printed, (recorder) => {
        const itemsOf = (items: readonly SidebarItem[], asked: Trails) =>
          asked === trails ? recorder.add({ kind: 'items', items }) : htmlOf(markup(items, asked))
        const marked = { ...shown, route: withMarks(shown.route) }
        return page(marked, (children) => (
          <ItemsMarkupContext value={itemsOf}>
            <Marking recorder={recorder}>{children}</Marking>
          </ItemsMarkupContext>
        ))
      })
      const plain = isPlainBody && 'body' in shown.route ? shown.route.body : null
      const output: Output = { pieces: [], html: '', own: '', plain }
      const tools = {
        row: printRow,
        items: (items: readonly SidebarItem[]) => markup(items, trails),
        alone: (element: ReactNode) => alone(shown, element),
      }
      if (!template || !filled(template, printed, output, tools)) return null
      return { own: output.own, pieces: [...output.pieces, output.html] }
    },
  }
}

/** An error of a component of the site is reported when the whole page is rendered. */
function filled(...parts: Parameters<typeof fill>): boolean {
  try {
    return fill(...parts)
  } catch {
    return false
  }
}

/** Components inside it give their texts and lists to the recorder. */
function Marking({ recorder, children }: { readonly recorder: Recorder; readonly children: ReactNode }) {
  const markRows = (list: readonly object[], show: RowComponent, shared: object) => {
    const number = listNumber(list)
    const row = { show, shared, key: JSON.stringify(shared) }
    return number === undefined ? undefined : recorder.add({ kind: 'rows', list: number, row })
  }
  return (
    <OnTextsContext value={recorder.onTexts}>
      <AloneContext value={(element) => recorder.add({ kind: 'alone', element })}>
        <RowsContext value={markRows}>{children}</RowsContext>
      </AloneContext>
    </OnTextsContext>
  )
}

function shapesOf<Owner>(all: Map<Owner, Shapes>, owner: Owner): Shapes {
  const shapes = all.get(owner) ?? createShapes()
  all.set(owner, shapes)
  return shapes
}

const trailsOf = (route: RouteData): Trails =>
  'sidebar' in route && route.sidebar ? route.sidebar.trails : []

export const htmlOf = (items: ReturnType<ItemsMarkup>): string => items.map(({ html }) => html).join('')
