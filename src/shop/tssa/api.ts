import { implement } from '#platform/implement.ts'
import { myBookings } from './contract.ts'
import { cancelMyBooking, previewMyCancel } from './service/change-booking.ts'
import { listMyChoices, moveMyBooking } from './service/move-booking.ts'
import {
  bookingsOfOrder,
  calendarOf,
  listMyBookings,
  showMyBooking,
} from './service/my-bookings.ts'
import { nameMyPeople } from './service/name-people.ts'

export const tssaApi = implement(myBookings, {
  list: (ctx, ask) => listMyBookings(ctx, ask.query),
  show: async (ctx, ask) => ({ data: await showMyBooking(ctx, ask.params.booking_id) }),
  choices: async (ctx, ask) => ({ data: await listMyChoices(ctx, ask.params.booking_id) }),
  move: async (ctx, ask) => ({
    data: await moveMyBooking(ctx, ask.params.booking_id, ask.body),
  }),
  cancel: async (ctx, ask) => ({
    data: await cancelMyBooking(ctx, ask.params.booking_id, ask.body),
  }),
  refund: async (ctx, ask) => ({
    data: await previewMyCancel(ctx, ask.params.booking_id, ask.query),
  }),
  name: async (ctx, ask) => ({
    data: await nameMyPeople(ctx, ask.params.booking_id, ask.body.attendees),
  }),
  ofOrder: async (ctx, ask) => ({ data: await bookingsOfOrder(ctx, ask.params.od_id) }),
  calendar: async (ctx, ask, reply) => {
    reply.file = await calendarOf(ctx, ask.params.booking_id)
    return {}
  },
})
