import { queryOf } from '#kernel/queries.ts'
import { classes } from '#shop/tssa/class-contract.ts'

export const datesShown = 30

export const classQuery = (class_id: number) => queryOf(classes.show, { params: { class_id } })

/** The dates of a class that are still to come. */
export const datesQuery = (class_id: number) =>
  queryOf(classes.sessions, { query: { class_id, page: 1, per_page: datesShown } })

/** The next dates of all classes that have a seat. */
export const nextDatesQuery = (per_page: number) =>
  queryOf(classes.sessions, { query: { open: '1', page: 1, per_page } })
