import { keepPreviousData } from '@tanstack/react-query'

/** Lists of the back office: shown at once from memory, asked for again each time they come on screen. */
export const fresh = {
  staleTime: 2_000,
  refetchOnMount: 'always',
  refetchOnWindowFocus: true,
  placeholderData: keepPreviousData,
} as const
/** One thing: the same, but never another thing's answer. */
export const freshOne = {
  staleTime: 2_000,
  refetchOnMount: 'always',
  refetchOnWindowFocus: true,
} as const
