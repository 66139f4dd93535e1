import { ensureInstalled } from './lib/ensure.mjs'
import { inRoot, step } from './lib/project.mjs'
import { runNode } from './lib/run.mjs'

const CHECKS = [
  ['format and lint', ['@biomejs/biome/bin/biome', 'ci', '--error-on-warnings']],
  ['types of the routes', ['@react-router/dev/bin.cjs', 'typegen']],
  ['types', ['typescript/bin/tsc', '-p', '.']],
  ['who may import whom', ['vitest/vitest.mjs', 'run', 'test/house.test.ts']],
]

await ensureInstalled()
const failed = []
for (const [name, [program, ...args]] of CHECKS) {
  step(name)
  if ((await runNode([inRoot('node_modules', program), ...args])) !== 0) failed.push(name)
}
console.log(failed.length ? `✗ failed: ${failed.join(', ')}` : '✓ all checks passed')
process.exit(failed.length ? 1 : 0)
