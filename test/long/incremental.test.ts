// After any edit, the output of an incremental build equals that of a clean build, byte for byte. An invalid
// site keeps the last valid output. Every page that is rendered again has an explanation.
import { it } from 'vitest'
import { rounds } from '../support/rounds.ts'
import { walk } from '../support/walk.ts'

const seed = Number(process.env['TROODON_SEED'] ?? 20261120)
const steps = Number(process.env['TROODON_EDITS'] ?? rounds(30))

it(`equals a clean build after each of ${steps} random edits (TROODON_SEED=${seed})`, () => walk(seed, steps))
