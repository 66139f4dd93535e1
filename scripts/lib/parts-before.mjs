import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const list = 'parts.json'

/**
 * A shop that is open reads a part of its pages when the first of them is asked for. While the next build lies down in the same
 * folder, the parts of the one before are held, so that it goes on until it is started anew. Those of still older ones go.
 *
 * @param {string} folder with the parts in `assets`
 * @returns {Map<string, Buffer>}
 */
export function holdParts(folder) {
  const assets = path.join(folder, 'assets')
  if (!existsSync(assets)) return new Map()
  const told = path.join(folder, list)
  const own = existsSync(told) ? JSON.parse(readFileSync(told, 'utf8')) : readdirSync(assets)
  return new Map(
    own
      .filter((name) => existsSync(path.join(assets, name)))
      .map((name) => [name, readFileSync(path.join(assets, name))]),
  )
}

/**
 * Lays them beside the new ones, and notes which are the new ones.
 *
 * @param {string} folder
 * @param {Map<string, Buffer>} held
 */
export function putBack(folder, held) {
  const assets = path.join(folder, 'assets')
  const own = readdirSync(assets)
  for (const [name, bytes] of held)
    if (!own.includes(name)) writeFileSync(path.join(assets, name), bytes)
  writeFileSync(path.join(folder, list), JSON.stringify(own))
}
