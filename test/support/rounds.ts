// How much a random test does. `npm run test:campaign` does ten times as much as `npm run test:long`
// (`TROODON_ROUNDS=10`), and .ci/run does less. `TROODON_SEED` chooses other cases.
const factor = Number(process.env['TROODON_ROUNDS'] ?? 1)

export const rounds = (usual: number): number => Math.max(1, Math.round(usual * factor))

export const campaignSeed = (usual: number): number => Number(process.env['TROODON_SEED'] ?? usual)
