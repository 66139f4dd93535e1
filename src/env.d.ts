declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router'

  const build: ServerBuild
  export = build
}

declare module 'fontkit' {
  type Font = {
    unitsPerEm: number
    ascent: number
    descent: number
    characterSet: number[]
    hasGlyphForCodePoint(code: number): boolean
    glyphForCodePoint(code: number): { advanceWidth: number }
  }
  export function create(bytes: Uint8Array): Font
}
