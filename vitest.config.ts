import { defineConfig } from 'vitest/config'

const server = ['src/**/*.test.ts', 'db/**/*.test.ts', 'test/*.test.ts', 'test/pricing/*.test.ts']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          include: server,
          environment: 'node',
          isolate: false,
          maxWorkers: 2,
          globalSetup: ['./test/database-server.ts'],
          testTimeout: 60_000,
          // what a busy machine does later is still done
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          environment: 'node',
          // a worker keeps its browser and its shop from file to file; a second one would leave a busy machine too little of either
          maxWorkers: 1,
          isolate: false,
          sequence: { groupOrder: 1 },
          setupFiles: ['./test/e2e/each-test.ts'],
          globalSetup: ['./test/e2e/running-shop.ts'],
          testTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
