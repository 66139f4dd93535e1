/**
 * Every door by which staff move money, points, credit, coupons, grades, prices or holds, and what guards it:
 *
 * - `own, second` never for oneself or another account of one's own, and a second person above a ceiling
 * - `own` never for oneself or another account of one's own
 * - `owner` the owner's alone
 * - `proof` what a file of a bank, a till or a courier says; the points of receipts have the ceilings of those typed
 * - `buyer` gives no more than the buyer could take themselves: sums are computed, and money goes back by a door of its own
 * - `price` what everybody pays, in the log with who set it; whoever made goods cheaper or wrote a coupon does not buy by it
 */
export const guards = ['own, second', 'own', 'owner', 'proof', 'buyer', 'price'] as const
export type Guard = (typeof guards)[number]

const doors: Record<Guard, string> = {
  'own, second': `
    POST claims/:claim_id/fee
    POST companies/:mb_id/receipts
    POST credit-payouts/:payout_id/sent
    POST gifts/:gift_id/approval
    POST gifts/:gift_id/refusal
    POST members/:mb_id/coupons
    POST members/:mb_id/credit
    POST members/:mb_id/points
    POST order-deposits
    POST order-errands/deposits
    POST orders/:od_id/deposit
    POST orders/:od_id/extra-deposit
    POST orders/:od_id/overpayment
    POST orders/:od_id/refunds
    POST personal-payments/:pp_id/deposit
    POST personal-payments/:pp_id/refund
    POST phone-orders/paid
    POST refunds/:refund_id/sent
    POST store-orders
    POST store-orders/:so_id/member
    PUT companies/:mb_id/terms`,
  own: `
    POST bottle-jobs/:job_id/remakes
    POST class-dates/:session_id/waits/:wait_id/booking
    POST fragrance-works/:ap_id
    POST fragrance-works/:ap_id/state
    POST class-inquiries/:ap_id/proposals
    POST claims/:claim_id/refund
    POST claims/:claim_id/replacement
    POST class-dates/:session_id/bookings
    POST class-dates/:session_id/bookings/:booking_id/cancellation
    POST class-dates/:session_id/bookings/:booking_id/settlement
    POST companies/:mb_id/receipts/:en_id/undoing
    POST credit-payouts/:payout_id/refusal
    POST deposits/:dep_id/match
    POST deposits/:dep_id/undo
    POST members/:mb_id/coupons/:cp_id/withdrawal
    POST phone-orders
    POST quotations
    POST quotations/:qt_id/validity
    POST refunds/:refund_id/retry
    PUT applications/:ap_id/decision
    PUT applications/:ap_id/validity
    PUT class-dates/:session_id/bookings/:booking_id/date
    PUT members/:mb_id/grade
    PUT quotations/:qt_id
    PUT refunds/:refund_id/account`,
  owner: `
    POST staff
    POST work/removals
    POST work/retries
    PUT settings/:name
    PUT staff/:mb_id/role`,
  proof: `
    POST deposits
    POST orders/:od_id/cash-receipt
    POST store-order-files
    POST store-order-files/takings
    POST waybills`,
  buyer: `
    DELETE orders/:od_id/sold-out
    POST claims/:claim_id/acceptance
    POST claims/:claim_id/collection
    POST claims/:claim_id/inspection
    POST claims/:claim_id/refusal
    POST class-dates/:session_id/cancellation
    POST class-dates/:session_id/waits
    POST class-dates/:session_id/waits/:wait_id/offer
    POST class-inquiries/:ap_id/proposals/:proposal_id/withdrawal
    POST order-cancellations
    POST order-errands/cancellations
    POST order-errands/moves
    POST orders/:od_id/cancellation
    POST orders/:od_id/cancellation/part
    POST orders/:od_id/claims
    POST orders/:od_id/completion
    POST orders/:od_id/difference-payment
    POST orders/:od_id/revival
    POST orders/:od_id/sold-out
    POST personal-payments
    POST personal-payments/:pp_id/withdrawal
    POST quotations/:qt_id/withdrawal
    POST store-orders/:so_id/cancellation
    PUT class-dates/:session_id/bookings/:booking_id/attendance
    PUT orders/:od_id/contents`,
  price: `
    POST bottles
    POST class-dates
    POST class-weeks
    POST classes
    POST coupons
    POST coupons/:cz_id/codes
    POST coupons/:cz_id/resume
    POST coupons/:cz_id/rounds
    POST coupons/:cz_id/stop
    POST materials
    POST products
    POST studio/policies
    PUT bottle-kit
    PUT bottles/:bottle_id
    PUT class-dates/:session_id
    PUT classes/:class_id
    PUT coupons/:cz_id
    PUT materials/:material_id
    PUT products
    PUT products/:it_id
    PUT products/:it_id/quick
    PUT studio/policies/:policy_id`,
}

/** What else staff write: words, pictures, stock, parcels, and what they see. */
const plain = `
  DELETE /api/v1/notice/:id/:file
  DELETE answer-templates/:tp_id
  DELETE arrivals/:sa_id
  DELETE categories/:ca_id
  DELETE class-dates/:session_id/waits/:wait_id
  DELETE cms/:id
  DELETE cms/:id/publication
  DELETE contents/:kind/:id
  DELETE documents/:dc_id/versions/:dv_id
  DELETE faq-groups/:fm_id
  DELETE faq/:fa_id
  DELETE lots/:lot_id
  DELETE lots/:lot_id/recall
  DELETE members/:mb_id/block
  DELETE members/:mb_id/sessions
  DELETE notices/:id
  DELETE order-tags/:tag_id
  DELETE orders/:od_id/parcels/:parcel_id
  DELETE orders/:od_id/preparation
  DELETE reviews/:is_id/hiding
  DELETE samples
  DELETE search-hidden/:sh_id
  DELETE search-pages/:sp_id
  DELETE search-synonyms/:sy_id
  DELETE second-factors/:mb_id
  DELETE translations
  DELETE views/:list
  POST answer-templates
  POST applications/:ap_id/business-check
  POST arrivals/:sa_id/came
  POST backups
  POST bottle-jobs/:job_id/proofs
  POST bottle-jobs/:job_id/state
  POST cash-receipts/:receipt_id/approval
  POST cash-receipts/:receipt_id/retry
  POST categories
  POST categories/order
  POST check-in
  POST claims/:claim_id/refund/preview
  POST class-certificates/:certificate_no/reissue
  POST class-certificates/:certificate_no/revocation
  POST class-dates/:session_id/certificates
  POST cash-receipts-sheet
  POST class-dates/:session_id/reveal
  POST class-dates/:session_id/waits/reveal
  POST cms
  POST cms/:id/publication
  POST cms/:id/versions/:number/restoration
  POST companies/:mb_id/reminders
  POST contents/:kind
  POST courier-sheet
  POST credit-payouts/:payout_id/account
  POST credits-sheet
  POST deliveries/:delivery_id/resending
  POST deposits/:dep_id/ignore
  POST deposits/heads
  POST deposits/preview
  POST documents
  POST documents/:dc_id/versions
  POST documents/allergen-statements
  POST documents/material-statements
  POST faq
  POST faq-groups
  POST films
  POST fragrance-works/:ap_id/samples
  POST inquiries/:kind/:id/notes
  POST lots
  POST members-sheet
  POST members/:mb_id/block
  POST members/:mb_id/notes
  POST members/:mb_id/reveal
  POST message-templates/:kind/preview
  POST message-templates/:kind/resetting
  POST message-templates/:kind/test
  POST notices
  POST notices/:id/files
  POST order-assignments
  POST order-memos
  POST order-tags/on-orders
  POST orders-sheet
  POST orders/:od_id/cancellation/preview
  POST orders/:od_id/claims/preview
  POST orders/:od_id/contents/preview
  POST orders/:od_id/parcels
  POST orders/:od_id/preparation
  POST orders/:od_id/shipment
  POST orders/:od_id/sold-out/preview
  POST payment-reports
  POST payments/:pay_id/query
  POST personal-payments/:pp_id/sendings
  POST phone-orders/buyer
  POST phone-orders/preview
  POST pictures
  POST products/archive
  POST products/removals
  POST payments-sheet
  POST products-sheet
  POST refunds-sheet
  POST products/:it_id/arrivals
  POST quotation-previews
  POST quotations/:qt_id/mails
  POST refunds/:refund_id/account
  POST restock-bells/:io_no/telling
  POST search-hidden
  POST search-pages
  POST search-synonyms
  POST staff/:mb_id/link
  POST store-order-files/check
  POST studio/instructors
  POST studio/rooms
  POST tax-invoices/:tax_id/refusal
  POST tax-invoices/issuance
  POST tracks/:parcel_id/check
  POST translations/import
  POST translations/proposals
  POST translations/rejections
  POST waybills/preview
  PUT answer-templates/:tp_id
  PUT applications/:ap_id/checklist
  PUT categories/:ca_id
  PUT class-dates/:session_id/bookings/:booking_id/attendees
  PUT class-dates/:session_id/time
  PUT cms/:id
  PUT contents/:kind/:id
  PUT deposits/columns
  PUT documents/:dc_id
  PUT documents/:dc_id/withdrawal
  PUT faq-groups/:fm_id
  PUT faq-groups/:fm_id/place
  PUT faq/:fa_id
  PUT faq/:fa_id/place
  PUT inquiries/:kind/:id/answer
  PUT inquiries/:kind/:id/assignee
  PUT inquiries/:kind/:id/english
  PUT inquiries/assignee
  PUT lots/:lot_id
  PUT lots/:lot_id/recall
  PUT menus/:name
  PUT message-templates/:kind
  PUT notices/:id
  PUT options/:io_no/stock
  PUT order-tags/:tag_id
  PUT orders/:od_id/lines/:ct_id/words
  PUT orders/:od_id/memo
  PUT orders/:od_id/parcels/:parcel_id
  PUT orders/:od_id/parcels/:parcel_id/lots
  PUT reviews/:is_id/best
  PUT reviews/:is_id/hiding
  PUT reviews/:is_id/reply
  PUT search-pages/:sp_id
  PUT search-synonyms/:sy_id
  PUT staff/:mb_id/active
  PUT staff/:mb_id/person
  PUT studio/instructors/:instructor_id
  PUT studio/rooms/:room_id
  PUT translations
  PUT views/:list`

const listed = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export const moneyDoors = new Map<string, Guard>(
  guards.flatMap((guard) => listed(doors[guard]).map((door) => [door, guard] as const)),
)
export const plainDoors = listed(plain)
