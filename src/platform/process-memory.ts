import { readFile } from 'node:fs/promises'

const page = 4_096

/** Megabytes that a process holds by itself; 0 where the system does not say. */
export async function memoryOf(pid: number): Promise<number> {
  const told = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  const [, resident = 0, shared = 0] = told.split(' ').map(Number)
  return Math.round(((resident - shared) * page) / 1024 / 1024)
}
