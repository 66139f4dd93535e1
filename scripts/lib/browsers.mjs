import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The browsers that the journeys of test/browsers are walked in, and what a Debian brings them with. */
const debian = {
  Firefox: { packages: ['firefox-esr'], find: findFirefox },
  WebKit: { packages: ['webkit2gtk-driver', 'xvfb'], find: findWebKit },
}

/** What of them is here: `Firefox: { program }`, `WebKit: { program, driver, screen }`. */
export function installedBrowsers() {
  return Object.fromEntries(
    Object.entries(debian).flatMap(([name, { find }]) => {
      const found = find()
      return Object.values(found).every(Boolean) ? [[name, found]] : []
    }),
  )
}

/** One line for each that is not here. */
export function leftOut() {
  const here = installedBrowsers()
  return Object.entries(debian)
    .filter(([name]) => !here[name])
    .map(([name, { packages }]) => `left out: ${name}, which needs ${packages.join(' and ')}`)
}

function findFirefox() {
  return { program: process.env.FIREFOX_PATH ?? onPath('firefox-esr') }
}

function findWebKit() {
  return { program: miniBrowser(), driver: onPath('WebKitWebDriver'), screen: onPath('Xvfb') }
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}

/** It lies beside the library, in the folder of this machine's kind. */
function miniBrowser() {
  const libraries = '/usr/lib'
  if (!existsSync(libraries)) return
  return readdirSync(libraries)
    .flatMap((kind) =>
      ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) =>
        join(libraries, kind, version, 'MiniBrowser'),
      ),
    )
    .find((file) => existsSync(file))
}
