import { type Implemented, implement } from '#platform/implement.ts'
import { checkIn } from './attendance-contract.ts'
import { adminCertificates, classCertificates } from './certificate-contract.ts'
import { anyCertificate, certificateFile, checkCertificate } from './service/certificates.ts'
import { certificatesForStaff, reissueCertificate, revokeCertificate } from './service/certify.ts'
import { rollOf, takePresses } from './service/check-in.ts'
import {
  calendarAddress,
  memberCalendar,
  openCalendar,
  renewAddress,
  showTicket,
  ticketCalendar,
  ticketCertificate,
  ticketsOfOrder,
} from './service/tickets.ts'
import { classCalendars, classTickets } from './ticket-contract.ts'

/** From the ticket to the certificate: what a booking is shown by, who was there, what was earned. */
export const classTicketApi: readonly Implemented[] = [
  ...implement(classTickets, {
    show: async (ctx, ask) => ({ data: await showTicket(ctx, ask.params.token) }),
    ofOrder: async (ctx, ask) => ({ data: await ticketsOfOrder(ctx, ask.params.od_id) }),
    calendar: async (ctx, ask, reply) => {
      reply.file = await ticketCalendar(ctx, ask.params.token)
      return {}
    },
    certificate: async (ctx, { params, query }, reply) => {
      reply.file = await ticketCertificate(ctx, params.token, params.certificate_no, query.lang)
      return {}
    },
  }),
  ...implement(classCalendars, {
    open: async (ctx, ask, reply) => {
      reply.file = await openCalendar(ctx, ask.query)
      return {}
    },
    mine: async (ctx, ask, reply) => {
      reply.file = await memberCalendar(ctx, ask.params.token, ask.query.lang)
      return {}
    },
    address: async (ctx) => ({ data: await calendarAddress(ctx) }),
    renew: async (ctx) => ({ data: await renewAddress(ctx) }),
  }),
  ...implement(checkIn, {
    roll: async (ctx, ask) => ({ data: await rollOf(ctx, ask.query.day) }),
    press: async (ctx, ask) => ({ data: await takePresses(ctx, ask.body.presses) }),
  }),
  ...implement(classCertificates, {
    check: async (ctx, ask) => ({ data: await checkCertificate(ctx, ask.params.certificate_no) }),
  }),
  ...implement(adminCertificates, {
    list: (ctx, ask) => certificatesForStaff(ctx, ask.query),
    revoke: async (ctx, { params, body }) => ({
      data: await revokeCertificate(ctx, params.certificate_no, body.reason),
    }),
    reissue: async (ctx, { params, body }) => ({
      data: await reissueCertificate(ctx, params.certificate_no, body),
    }),
    pdf: async (ctx, { params, query }, reply) => {
      const found = await anyCertificate(ctx, params.certificate_no)
      reply.file = await certificateFile(ctx, found, query.lang)
      return {}
    },
  }),
]
