import { type Implemented, implement } from '#platform/implement.ts'
import { adminClasses, adminStudio } from './admin-contract.ts'
import { adminCalendar } from './calendar-contract.ts'
import { adminDates } from './date-contract.ts'
import { adminClassFigures } from './figures-contract.ts'
import { adminWaits } from './line-contract.ts'
import {
  changeClass,
  classesForStaff,
  classForStaff,
  createClass,
} from './service/admin-classes.ts'
import { copyWeek, moveDate, showCalendar } from './service/calendar.ts'
import { callOff } from './service/call-off.ts'
import { cancelByHand, previewByHand } from './service/cancel-by-hand.ts'
import { certify } from './service/certify.ts'
import { changeDate, datesForStaff, makeDates } from './service/dates.ts'
import { addWait, bookWait, offerNow, removeWait, revealWaits } from './service/desk-waits.ts'
import { showFigures } from './service/figures.ts'
import { moveByHand } from './service/move-by-hand.ts'
import { nameByHand } from './service/name-people.ts'
import { addRoom, changeRoom } from './service/rooms.ts'
import { bookByHand, noteAttendance, revealRoster, showRoster } from './service/roster.ts'
import { settleHere } from './service/settle-here.ts'
import {
  addInstructor,
  addPolicy,
  changeInstructor,
  changePolicy,
  showStudio,
} from './service/studio.ts'

/** What the staff of the studio may do. */
export const classDeskApi: readonly Implemented[] = [
  ...implement(adminClasses, {
    list: (ctx, ask) => classesForStaff(ctx, ask.query),
    show: async (ctx, ask) => ({ data: await classForStaff(ctx, ask.params.class_id) }),
    create: async (ctx, ask) => ({ data: await createClass(ctx, ask.body) }),
    save: async (ctx, ask) => ({ data: await changeClass(ctx, ask.params.class_id, ask.body) }),
  }),
  ...implement(adminStudio, {
    show: async (ctx) => ({ data: await showStudio(ctx) }),
    addInstructor: async (ctx, ask) => ({ data: await addInstructor(ctx, ask.body) }),
    changeInstructor: async (ctx, ask) => ({
      data: await changeInstructor(ctx, ask.params.instructor_id, ask.body),
    }),
    addRoom: async (ctx, ask) => ({ data: await addRoom(ctx, ask.body) }),
    changeRoom: async (ctx, ask) => ({
      data: await changeRoom(ctx, ask.params.room_id, ask.body),
    }),
    addPolicy: async (ctx, ask) => ({ data: await addPolicy(ctx, ask.body) }),
    changePolicy: async (ctx, ask) => ({
      data: await changePolicy(ctx, ask.params.policy_id, ask.body),
    }),
  }),
  ...implement(adminCalendar, {
    show: async (ctx, ask) => ({ data: await showCalendar(ctx, ask.query) }),
  }),
  ...implement(adminDates, {
    list: (ctx, ask) => datesForStaff(ctx, ask.query),
    create: async (ctx, ask) => ({ data: await makeDates(ctx, ask.body) }),
    show: async (ctx, ask) => ({ data: await showRoster(ctx, ask.params.session_id) }),
    save: async (ctx, ask) => ({ data: await changeDate(ctx, ask.params.session_id, ask.body) }),
    move: async (ctx, ask) => ({ data: await moveDate(ctx, ask.params.session_id, ask.body) }),
    copyWeek: async (ctx, ask) => ({ data: await copyWeek(ctx, ask.body) }),
    cancel: async (ctx, ask) => ({
      data: await callOff(ctx, ask.params.session_id, ask.body.reason),
    }),
    reveal: async (ctx, ask) => ({
      data: await revealRoster(ctx, ask.params.session_id, ask.body.reason),
    }),
    book: async (ctx, ask) => ({ data: await bookByHand(ctx, ask.params.session_id, ask.body) }),
    attend: async (ctx, { params, body }) => ({
      data: await noteAttendance(ctx, params.session_id, params.booking_id, body.state),
    }),
    moveBooking: async (ctx, { params, body }) => ({
      data: await moveByHand(ctx, params.session_id, params.booking_id, body),
    }),
    cancelBooking: async (ctx, { params, body }) => ({
      data: await cancelByHand(ctx, params.session_id, params.booking_id, body),
    }),
    refundBooking: async (ctx, { params, query }) => ({
      data: await previewByHand(ctx, params.session_id, params.booking_id, {
        people: query.people,
        at_request: query.at_request === '1',
      }),
    }),
    nameBooking: async (ctx, { params, body }) => ({
      data: await nameByHand(ctx, params.session_id, params.booking_id, body.attendees),
    }),
    settle: async (ctx, { params, body }) => ({
      data: await settleHere(ctx, params.session_id, params.booking_id, body.amount),
    }),
    certify: async (ctx, ask) => ({
      data: await certify(ctx, ask.params.session_id, ask.body.attendee_ids),
    }),
  }),
  ...implement(adminClassFigures, { show: (ctx, ask) => showFigures(ctx, ask.query) }),
  ...implement(adminWaits, {
    add: async (ctx, ask) => ({ data: await addWait(ctx, ask.params.session_id, ask.body) }),
    remove: async (ctx, { params }) => ({
      data: await removeWait(ctx, params.session_id, params.wait_id),
    }),
    offer: async (ctx, { params }) => ({
      data: await offerNow(ctx, params.session_id, params.wait_id),
    }),
    book: async (ctx, { params, body }) => ({
      data: await bookWait(ctx, params.session_id, params.wait_id, body),
    }),
    reveal: async (ctx, ask) => ({
      data: await revealWaits(ctx, ask.params.session_id, ask.body.reason),
    }),
  }),
]
