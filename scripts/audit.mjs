// npm run audit: asks the registry for known holes in what goes with the shop; docs/holes.json says which were looked at and do no harm
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { judge } from './lib/holes.mjs'
import { fail, inRoot, ROOT, step } from './lib/project.mjs'

const { stdout } = spawnSync('npm', ['audit', '--audit=true', '--omit=dev', '--json'], {
  cwd: ROOT,
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
const excuses = JSON.parse(readFileSync(inRoot('docs/holes.json'), 'utf8'))
let wrong = []
try {
  wrong = judge(JSON.parse(stdout || '{}'), excuses, new Date().toISOString().slice(0, 10))
} catch (error) {
  fail(error.message)
}
if (wrong.length) fail(wrong.join('\n✗ '))
step('no known hole of high or critical weight in what goes with the shop')
