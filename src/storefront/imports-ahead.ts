type Table = { imports?: string; routes: Record<string, { imports?: string[] }> }

let learning: Promise<void> | undefined

/**
 * What each page imports, which the table of routes leaves out at first (scripts/build.mjs): with it a page under the pointer
 * is fetched whole. Asked for when somebody comes near the first link.
 */
export function learnImports(): Promise<void> {
  learning ??= learn().catch((error: unknown) => {
    learning = undefined
    throw error
  })
  return learning
}

async function learn() {
  const { __reactRouterManifest: table }: Window & { __reactRouterManifest?: Table } = window
  // in development the table is whole
  if (!table?.imports) return
  const { default: imports }: { default: Record<string, string[]> } = await import(
    /* @vite-ignore */ table.imports
  )
  for (const [id, route] of Object.entries(table.routes)) route.imports = imports[id] ?? []
}
