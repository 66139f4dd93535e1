import { implement } from '#platform/implement.ts'
import { classes } from './class-contract.ts'
import { listClasses, listSessions, showClass } from './service/classes.ts'

export const classApi = implement(classes, {
  list: (ctx, ask) => listClasses(ctx, ask.query),
  show: async (ctx, ask) => ({ data: await showClass(ctx, ask.params.class_id) }),
  sessions: (ctx, ask) => listSessions(ctx, ask.query),
})
