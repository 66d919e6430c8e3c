// How much a campaign of test/long does. `TROODON_ROUNDS=20` does twenty times as much as `npm run test:long`,
// and `TROODON_SEED` chooses other cases.
const factor = Number(process.env['TROODON_ROUNDS'] ?? 1)

export const rounds = (usual: number): number => Math.max(1, Math.round(usual * factor))

export const campaignSeed = (usual: number): number => Number(process.env['TROODON_SEED'] ?? usual)
