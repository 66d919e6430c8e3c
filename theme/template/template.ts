// HTML with places for the texts of a page: React renders the data of one page with marks in it, and the HTML
// is cut there. Filling it gives what React renders for another page of the same shape, byte for byte.
import type { ReactNode } from 'react'
import { isPlain } from '../../build/shared/policyFacts.ts'
import type { SidebarItem } from '../../build/shared/routeData.ts'
import { aloneTag } from '../context/alone.tsx'
import type { Compute, OnTexts } from '../context/onText.ts'
import type { RowComponent } from '../context/rows.ts'
import { markNumber, markOf, marksIn, type Printed } from './marks.ts'

/**
 * What a mark stands for: a text, what a component computes from one, a list, items of the sidebar, or a
 * component of the site.
 */
type Source =
  | { readonly kind: 'text'; readonly text: number; readonly change: Compute<string> | null }
  | { readonly kind: 'rows'; readonly list: number; readonly row: Row }
  | { readonly kind: 'items'; readonly items: readonly SidebarItem[] }
  | { readonly kind: 'alone'; readonly element: ReactNode }

export interface Row {
  readonly show: RowComponent
  /** Props of every row. */
  readonly shared: object
  /** Identity of the shared props. */
  readonly key: string
}

/** A place in the HTML. `before` is the HTML between the last place and this one. */
export interface Place {
  readonly before: string
  readonly source: Source
  /** Texts are printed as HTML here. */
  readonly isHtml: boolean
  /** React does not print scripts as URLs. */
  readonly isUrl: boolean
  /** Between tags, where React prints an empty text in another way than others. */
  readonly isContent: boolean
}

export interface Template {
  readonly places: readonly Place[]
  readonly after: string
  /** Questions of components about the texts. Other answers need another template. */
  readonly asked: readonly Asked[]
  /** Whether its own HTML needs nothing from a security policy. */
  readonly isPlain: boolean
}

interface Asked {
  readonly text: number
  readonly test: Compute<boolean>
  readonly answer: boolean
}

/** Collects the values behind the marks while a page is rendered with them. */
export interface Recorder {
  /** Returns the mark. */
  readonly add: (source: Source) => string
  readonly onTexts: OnTexts
  readonly finish: (html: string) => Template
}

export function createRecorder({ texts }: Printed): Recorder {
  const sources: Source[] = texts.map((_, text) => ({ kind: 'text', text, change: null }))
  const asked: Asked[] = []
  const add = (source: Source): string => markOf(sources.push(source) - 1)
  const onTexts = (compute: Compute<string | boolean>) => (given: string) => {
    const text = markNumber(given)
    if (text === null) return compute(given)
    const result = compute(texts[text] as string)
    if (typeof result === 'string') return add({ kind: 'text', text, change: compute as Compute<string> })
    asked.push({ text, test: compute as Compute<boolean>, answer: result })
    return result
  }
  return {
    add,
    onTexts: onTexts as OnTexts,
    finish: (html) => cut(html.replaceAll(aloneTags, ''), sources, asked),
  }
}

const aloneTags = new RegExp(`</?${aloneTag}>`, 'g')

function cut(html: string, sources: readonly Source[], asked: readonly Asked[]): Template {
  const places: Place[] = []
  let end = 0
  for (const mark of marksIn(html)) {
    const before = html.slice(end, mark.index)
    const source = sources[Number(mark[2])]
    if (!source) throw new Error(`There is no text ${mark[2]}.`)
    places.push({
      before,
      source,
      isHtml: mark[1] === undefined,
      isUrl: /\s(?:href|src|action)="$/.test(before),
      isContent: before.lastIndexOf('<') < before.lastIndexOf('>'),
    })
    end = mark.index + mark[0].length
  }
  const after = html.slice(end)
  return { places, after, asked, isPlain: isPlain([...places.map(({ before }) => before), after].join('')) }
}

/** Whether components would get the same answers about the texts. */
export const fits = ({ asked }: Template, { texts }: Printed): boolean =>
  asked.every(({ text, test, answer }) => test(texts[text] as string) === answer)
