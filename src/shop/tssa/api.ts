import { implement } from '#platform/implement.ts'
import { myBookings } from './contract.ts'
import { cancelMyBooking, moveMyBooking } from './service/change-booking.ts'
import { calendarOf, listChoices, listMyBookings, showMyBooking } from './service/my-bookings.ts'

export const tssaApi = implement(myBookings, {
  list: (ctx, ask) => listMyBookings(ctx, ask.query),
  show: async (ctx, ask) => ({ data: await showMyBooking(ctx, ask.params.booking_id) }),
  choices: async (ctx, ask) => ({ data: await listChoices(ctx, ask.params.booking_id) }),
  move: async (ctx, ask) => ({
    data: await moveMyBooking(ctx, ask.params.booking_id, ask.body.session_id),
  }),
  cancel: async (ctx, ask) => ({
    data: await cancelMyBooking(ctx, ask.params.booking_id, ask.body),
  }),
  calendar: async (ctx, ask, reply) => {
    reply.file = await calendarOf(ctx, ask.params.booking_id)
    return {}
  },
})
