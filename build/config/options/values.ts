// Kinds of values that several options of site.config have.
import * as v from 'valibot'
import type { EditUrl } from '../../model/project.ts'

export const reporting = v.picklist(['ignore', 'log', 'warn', 'throw'] as const)
export const texts = v.array(v.string())
export const editUrl = v.custom<EditUrl>(
  (input) => typeof input === 'string' || typeof input === 'function',
  'must be text or a function',
)
