import { sqlState } from './database-errors.ts'

const tries = 5

/** Repeats work that draws a number by chance and found it taken. `work` opens the transaction itself, for the one that fell is over. */
export async function withFreeNumber<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= tries || sqlState(error) !== '23505') throw error
    }
  }
}
