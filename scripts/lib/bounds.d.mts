export const shopArguments: string[]
export const memoryEnvironment: { MALLOC_ARENA_MAX: string; MALLOC_MMAP_THRESHOLD_: string }
