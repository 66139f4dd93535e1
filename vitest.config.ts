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
          // one worker that keeps its browser from file to file
          maxWorkers: 1,
          fileParallelism: false,
          isolate: false,
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
