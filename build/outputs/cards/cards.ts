// The cards: generated preview images. The cache keeps them, so that an output folder can be made again
// without drawing them.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSealed, writeSealed } from '../../io/cacheFiles/sealed.ts'
import type { SourceFiles } from '../../model/sourceFiles.ts'
import { fileNameOf } from '../../shared/paths.ts'
import type { LinkedSite } from '../linkedSite.ts'
import type { MadeOutput, MakeTools } from '../output.ts'
import { type CardLook, type CardPainter, openCardPainter } from './cardPainter.ts'
import type { Card, SiteLook } from './planCards.ts'

export function* cards({ cards, files }: Pick<LinkedSite, 'cards' | 'files'>): Generator<MadeOutput> {
  const painters = new Map<string, Promise<CardPainter>>()
  const painterOf = (look: SiteLook): Promise<CardPainter> => {
    const painter = painters.get(look.key) ?? openCardPainter(withFiles(look, files))
    painters.set(look.key, painter)
    return painter
  }
  const unique = new Map([...cards.values()].map((card) => [card.path, card]))
  for (const card of unique.values())
    yield {
      type: 'made',
      path: card.path,
      key: card.path,
      make: (tools) => makeCard(card, painterOf, tools),
    }
}

async function makeCard(
  { path, texts, look }: Card,
  painterOf: (look: SiteLook) => Promise<CardPainter>,
  { cacheFolder, keptFile }: Pick<MakeTools, 'cacheFolder' | 'keptFile'>,
): Promise<Uint8Array> {
  const folder = join(cacheFolder, 'cards')
  const name = fileNameOf(path)
  const file = join(folder, name)
  const known = readSealed(file)
  if (known) return known
  const made = (await keptFile?.(`cards/${name}`)) ?? (await (await painterOf(look)).paint(texts))
  mkdirSync(folder, { recursive: true })
  writeSealed(file, made)
  return made
}

const withFiles = ({ site, colors, logo, font }: SiteLook, { pathOf }: SourceFiles): CardLook => ({
  site,
  colors,
  logo: logo && readFileSync(pathOf(logo)),
  font: font && pathOf(font),
})
