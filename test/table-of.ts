import type { Table } from '#kernel/table.ts'

/** Lines as a reader of files gives them. */
export function tableOf(rows: readonly (readonly string[])[]): Table {
  return {
    rows: rows.flatMap((cells, at) => (cells.some(Boolean) ? [{ row: at + 1, cells }] : [])),
    notes: [],
  }
}
