// the shop lives on about 60 MB; left to itself Node would let four times that lie around before it tidies up
export const heapBounds = ['--max-semi-space-size=16', '--max-old-space-size=320']

/** Threads share two pools of native memory instead of eight per core: some 20 MB less after the bench, and no slower. */
export const memoryEnvironment = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' }
