import { defineConfig } from 'vitest/config'

const server = [
  'src/**/*.test.ts',
  'db/**/*.test.ts',
  'test/*.test.ts',
  'test/pricing/*.test.ts',
  'bench/**/*.test.ts',
]

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
          // a worker keeps its browser from file to file; journeys mostly wait, so two share the machine well
          maxWorkers: 2,
          isolate: false,
          sequence: { groupOrder: 1 },
          setupFiles: ['./test/e2e/each-test.ts'],
          globalSetup: ['./test/e2e/filled-shop.ts'],
          // two browsers and two shops on two cores: one that falls is walked again, and the last lines of the run name it
          retry: 2,
          // a state is waited for as long as a busy machine may take to come to it
          testTimeout: 300_000,
          expect: { poll: { timeout: 45_000 } },
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          // npm run test:browsers alone
          name: 'browsers',
          include: ['test/browsers/**/*.test.ts'],
          environment: 'node',
          // one browser at work at a time: nothing is waited for because of the other
          maxWorkers: 1,
          isolate: false,
          sequence: { groupOrder: 2 },
          setupFiles: ['./test/browsers/each-test.ts'],
          globalSetup: ['./test/browsers/open-shop.ts'],
          testTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
