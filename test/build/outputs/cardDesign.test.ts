// The cache finds cards by the number `cardDesign`, not by the code that renders them. A change of the image
// needs a new number.
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import {
  backgroundSvg,
  cardDesign,
  cardSize,
  paintCard,
  paintSite,
} from '../../../build/outputs/cards/design.ts'
import { openTypeface } from '../../../build/outputs/cards/loadTypeface.ts'

it('renders the same image for the same words until the design number changes', async () => {
  const faces = { bold: await openTypeface(null, 800), regular: await openTypeface(null, 500) }
  const ramp = Array.from({ length: 10 }, (_, step) => step)
  const lettering = { faces, ramps: { title: ramp, accent: ramp, muted: ramp } }
  const { width, height } = cardSize
  const pixels = new Uint8Array(width * height)
  const canvas = { pixels, width, height, stride: width, start: 0, scratch: new Float32Array(width * 160) }
  const site = { name: 'Birds of the World', url: 'birds.example/docs' }
  paintSite(site, 68, lettering, canvas)
  paintCard(
    { title: 'Terns, gulls and skimmers', section: 'Seabirds', badge: '2.0' },
    site,
    lettering,
    canvas,
  )
  const background = backgroundSvg({ background: '#181920', accent: '#25c2a0', deep: '#2e8555' })
  const drawn = createHash('sha256').update(pixels).update(background).digest('hex').slice(0, 16)
  // If this fails after a deliberate change, increase `cardDesign` and update both values.
  expect({ cardDesign, drawn }).toEqual({ cardDesign: 1, drawn: '89300bf5201876a6' })
})
