/** What the shop is started with, by `npm start`, by the bench, and by the tests that open one: no flag, the heap is the engine's own affair. */
export const shopArguments = ['build/server/serve.js']

/**
 * Threads share two pools of native memory instead of eight per core: some 20 MB less after the bench, and no slower. What is larger
 * than a kept page comes from the system and goes back to it at once, instead of leaving holes between pages that are kept: 50 MB
 * less after two thousand pages, for 0.2 ms of the kernel's with each.
 */
export const memoryEnvironment = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '32768',
}
