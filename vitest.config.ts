import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // Whole builds and a browser run in these files: two at once is what two cores carry.
    maxWorkers: 2,
  },
})
