// The second half of the random edits of test/long/incremental.test.ts, in a separate process.
import { it } from 'vitest'
import { rounds } from '../support/rounds.ts'
import { walk } from '../support/walk.ts'

const seed = Number(process.env['TROODON_SEED'] ?? 20261120) + 1
const steps = Number(process.env['TROODON_EDITS'] ?? rounds(150))

it(`equals a clean build after each of ${steps} random edits (seed ${seed})`, () => walk(seed, steps))
