import { type Implemented, implement } from '#platform/implement.ts'
import { adminClasses, adminStudio } from './admin-contract.ts'
import { adminDates } from './date-contract.ts'
import {
  changeClass,
  classesForStaff,
  classForStaff,
  createClass,
} from './service/admin-classes.ts'
import { certify } from './service/certify.ts'
import { changeDate, datesForStaff, makeDates } from './service/dates.ts'
import {
  bookByHand,
  callOff,
  cancelByHand,
  moveByHand,
  noteAttendance,
  revealRoster,
  showRoster,
} from './service/roster.ts'
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
    addPolicy: async (ctx, ask) => ({ data: await addPolicy(ctx, ask.body) }),
    changePolicy: async (ctx, ask) => ({
      data: await changePolicy(ctx, ask.params.policy_id, ask.body),
    }),
  }),
  ...implement(adminDates, {
    list: (ctx, ask) => datesForStaff(ctx, ask.query),
    create: async (ctx, ask) => ({ data: await makeDates(ctx, ask.body) }),
    show: async (ctx, ask) => ({ data: await showRoster(ctx, ask.params.session_id) }),
    save: async (ctx, ask) => ({ data: await changeDate(ctx, ask.params.session_id, ask.body) }),
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
      data: await moveByHand(ctx, params.session_id, params.booking_id, body.to),
    }),
    cancelBooking: async (ctx, { params, body }) => ({
      data: await cancelByHand(ctx, params.session_id, params.booking_id, body.reason),
    }),
    certify: async (ctx, ask) => ({
      data: await certify(ctx, ask.params.session_id, ask.body.attendee_ids),
    }),
  }),
]
