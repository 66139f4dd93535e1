/**
 * Stands in for `zod/mini` in the browser (vite.config.ts). Contracts are read there for their paths and types only;
 * every ask and answer is parsed by the server. Parsing here is a mistake and says so.
 */
export const z: unknown = new Proxy(() => {}, {
  get: (_, name) => {
    if (/parse$/i.test(String(name)))
      throw new Error('schemas are parsed by the server: the browser has only their paths')
    return typeof name === 'symbol' || name === 'then' ? undefined : z
  },
  apply: () => z,
})
