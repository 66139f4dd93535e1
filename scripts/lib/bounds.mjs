/**
 * The shop lives on about 60 MB; left to itself Node would let four times that lie around before it tidies up. Within these bounds
 * it would look through all of it again after 3 MB more, every ninety pages: it waits until there is half as much again.
 */
export const heapBounds = [
  '--max-semi-space-size=16',
  '--max-old-space-size=320',
  '--heap-growing-percent=60',
]

/**
 * Threads share two pools of native memory instead of eight per core: some 20 MB less after the bench, and no slower. What is larger
 * than a kept page comes from the system and goes back to it at once, instead of leaving holes between pages that are kept: 50 MB
 * less after two thousand pages, for 0.2 ms of the kernel's with each.
 */
export const memoryEnvironment = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '32768',
}
