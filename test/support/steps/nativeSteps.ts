// Functions of JavaScript that read a text or a list count what they read.

type Any = (...args: never[]) => unknown
/** What a call has read. */
type Cost = (
  self: { readonly length: number },
  args: readonly unknown[],
  result: unknown,
  lastIndex: number,
) => number

const whole: Cost = ({ length }) => length
const result: Cost = (_self, _args, made) => (made as { length: number }).length
/** From the second argument to what was found, or to the end. */
const search: Cost = ({ length }, args, found) =>
  (typeof found === 'number' && found >= 0 ? found : length) - Number(args[1] ?? 0)
const searchBack: Cost = ({ length }, args, found) =>
  Math.min(Number(args[1] ?? length), length) - Math.max(0, Number(found))
const sorting: Cost = ({ length }) => length * Math.ceil(Math.log2(length + 1))

const ofTexts: Readonly<Record<string | symbol, Cost>> = {
  indexOf: search,
  includes: (self, args, found) => (found ? String(self).indexOf(String(args[0])) : self.length),
  lastIndexOf: searchBack,
  ...each(whole, 'split replaceAll toLowerCase toUpperCase normalize'),
  ...each((self, _args, made) => self.length - String(made).length, 'trim trimEnd trimStart'),
  repeat: result,
  [Symbol.iterator]: whole,
}

const ofLists: Readonly<Record<string | symbol, Cost>> = {
  indexOf: search,
  lastIndexOf: searchBack,
  includes: whole,
  ...each(whole, 'concat shift unshift join reverse toReversed fill flat copyWithin with'),
  slice: result,
  splice: (self, args) => self.length - Number(args[0] ?? 0),
  sort: sorting,
  toSorted: sorting,
  [Symbol.iterator]: whole,
}

function each(cost: Cost, names: string): Record<string, Cost> {
  return Object.fromEntries(names.split(' ').map((name) => [name, cost]))
}

/** Calls `add` with the steps of each call. Call what it returns to end that. */
export function countNatives(add: (steps: number) => void): () => void {
  const undo = [
    ...wrapAll(String.prototype, ofTexts, add),
    ...wrapAll(Array.prototype, ofLists, add),
    wrap(RegExp.prototype, 'exec', costOfMatch, add),
    wrap(JSON, 'stringify', (_self, _args, made) => (typeof made === 'string' ? made.length : 1), add),
  ]
  return () => {
    for (const restore of undo) restore()
  }
}

const wrapAll = (target: object, costs: Readonly<Record<string | symbol, Cost>>, add: (n: number) => void) =>
  Reflect.ownKeys(costs).map((name) => wrap(target, name, costs[name as string] as Cost, add))

/** An expression that begins with `^` looks at one place, and a sticky one too. */
function costOfMatch(self: unknown, args: readonly unknown[], match: unknown, lastIndex: number): number {
  const { source, global, sticky, multiline } = self as RegExp
  const from = global || sticky ? lastIndex : 0
  const found = match as RegExpExecArray | null
  if (found) return found.index + found[0].length - from
  return sticky || (source.startsWith('^') && !multiline) ? 1 : String(args[0]).length - from
}

/** What the costs call is not counted. */
let isCounting = false

function wrap(target: object, name: string | symbol, cost: Cost, add: (steps: number) => void): () => void {
  const descriptor = Object.getOwnPropertyDescriptor(target, name) as PropertyDescriptor
  const original = descriptor.value as Any
  const value = function (this: never, ...args: never[]): unknown {
    if (isCounting) return Reflect.apply(original, this, args)
    const { lastIndex } = this as RegExp
    const made = Reflect.apply(original, this, args)
    isCounting = true
    add(Math.max(1, cost(this, args, made, lastIndex)))
    isCounting = false
    return made
  }
  Object.defineProperty(target, name, { ...descriptor, value })
  return () => Object.defineProperty(target, name, descriptor)
}
