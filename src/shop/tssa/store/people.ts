import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { classAttendee } from '#shop/tssa/tables.ts'

export async function renamePerson(ctx: Ctx, attendee_id: number, name: string) {
  await ctx.db.update(classAttendee).set({ name }).where(eq(classAttendee.attendee_id, attendee_id))
}

export async function addPerson(ctx: Ctx, booking_id: string, name: string) {
  await ctx.db.insert(classAttendee).values({ booking_id, name })
}
