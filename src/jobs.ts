import { errands } from './errands.ts'
import { cleanUp } from './platform/clean-up.ts'
import { houseCtx } from './platform/context.ts'
import { errandTask } from './platform/errands.ts'
import type { Jobs } from './platform/jobs.ts'
import { reactTask } from './platform/react.ts'
import { reactions } from './reactions.ts'
import { sweepApplications } from './shop/application/service/apply.ts'
import { checkApproved } from './shop/application/service/check.ts'
import { endPastGrades, warnOfEndingGrades } from './shop/application/service/ending.ts'
import { sweepBottles } from './shop/bottle/service/files.ts'
import { forgetOldCarts } from './shop/cart/store.ts'
import { sweepFilms } from './shop/catalog/service/film.ts'
import { stopUnsafe, warnOfEnding } from './shop/catalog/service/safety.ts'
import { readUnread, refreshRanking, turnSales } from './shop/catalog/service.ts'
import { sweepClaimPhotos } from './shop/claim/service/photos.ts'
import { remindDebtors } from './shop/company/service/remind.ts'
import { syncFeed } from './shop/content/insta-sync.ts'
import { giveAtBirthdays, tellOfEndingCoupons } from './shop/coupon/service/give-coupons.ts'
import { giveRound } from './shop/coupon/service/rounds.ts'
import { sweepFormulaPhotos } from './shop/custom/service/photo.ts'
import { sweepDocuments } from './shop/document/service.ts'
import { sweepFiles } from './shop/inquiry/service/files.ts'
import { keepPromises } from './shop/member/service/leave.ts'
import { remindOfConsents } from './shop/member/service/news-consent.ts'
import { deliver } from './shop/notification/service/deliver.ts'
import { forgetOldNews } from './shop/notification/store/forget.ts'
import { cancelLateOrders } from './shop/order/service/cancel-order.ts'
import { settleOpenReceipts } from './shop/order/service/cash-receipt.ts'
import { completeArrivedOrders, completeHeldClasses } from './shop/order/service/complete-order.ts'
import { expireDrafts, forgetOldDrafts } from './shop/order/service/drafts.ts'
import { earnPoints } from './shop/order/service/earn-points.ts'
import { remindDeposits } from './shop/order/service/remind-deposits.ts'
import { refreshTogether } from './shop/order/service/together.ts'
import { compareYesterday } from './shop/payment/service/compare.ts'
import { expireWindows } from './shop/payment/service/fee.ts'
import { forgetReceiptNumbers } from './shop/payment/service/receipt-desk.ts'
import { runOpenRefunds } from './shop/payment/service/refund.ts'
import { checkOpenPayments } from './shop/payment/service/requery.ts'
import { expirePersonal } from './shop/personal-payment/service/follow.ts'
import { endPoints } from './shop/point/service/end-points.ts'
import { sweepPhotos } from './shop/review/service.ts'
import { countWords } from './shop/search/service/index-goods.ts'
import { endHolds } from './shop/seat/service/hold.ts'
import { followLines, forgetLines } from './shop/seat/service/line.ts'
import { keepSales } from './shop/statistics/service/keep-sales.ts'
import { forgetOldCounts } from './shop/statistics/store/counters.ts'
import { forgetReceiptPhones } from './shop/store-order/service/link-receipt.ts'
import { sweepNoticeFiles } from './shop/support/notice-service.ts'
import { forgetOldTerms } from './shop/translation/store.ts'
import { followShortDates } from './shop/tssa/service/call-off.ts'
import { forgetOldPresses } from './shop/tssa/service/check-in.ts'
import { remindOfClasses, remindOnTheDay } from './shop/tssa/service/remind.ts'
import { backUpTask } from './shop/upkeep/service/backups.ts'
import { followParcels } from './shop/waybill/service/follow-parcels.ts'

/** The work that no visitor waits for. */
export const jobs: Jobs = {
  tasks: {
    react: reactTask(reactions),
    errand: errandTask(errands),
    deliver: (house, payload) => deliver(house, payload),
    'remind-debtors': (house) => remindDebtors(house),
    'remind-deposits': (house) => remindDeposits(house),
    'remind-consents': (house) => remindOfConsents(house),
    'forget-old-news': (house) => forgetOldNews(houseCtx(house)),
    'cancel-late-orders': (house) => cancelLateOrders(house),
    'expire-drafts': (house) => expireDrafts(house),
    'end-class-holds': (house) => endHolds(house),
    'expire-fees': (house) => expireWindows(house),
    'expire-personal': (house) => expirePersonal(house),
    'forget-old-drafts': (house) => forgetOldDrafts(house),
    'compare-payments': (house) => compareYesterday(house),
    'check-payments': (house) => checkOpenPayments(house),
    'run-refunds': (house) => runOpenRefunds(house),
    'settle-receipts': (house) => settleOpenReceipts(house),
    'forget-receipt-numbers': (house) => forgetReceiptNumbers(house),
    'complete-arrived-orders': (house) => completeArrivedOrders(house),
    'complete-held-classes': (house) => completeHeldClasses(house),
    'follow-parcels': (house) => followParcels(house),
    'turn-sales': (house) => turnSales(houseCtx(house)),
    'read-unread': (house) => readUnread(houseCtx(house)),
    'count-words': (house) => countWords(houseCtx(house)),
    'refresh-ranking': (house) => refreshRanking(houseCtx(house)),
    'stop-unsafe': (house) => stopUnsafe(house),
    'warn-of-safety': (house) => warnOfEnding(house),
    'refresh-together': (house) => refreshTogether(house),
    'forget-old-carts': (house) => forgetOldCarts(houseCtx(house)),
    'sweep-films': (house) => sweepFilms(houseCtx(house)),
    'sweep-photos': (house) => sweepPhotos(houseCtx(house)),
    'sweep-claim-photos': (house) => sweepClaimPhotos(houseCtx(house)),
    'sweep-files': (house) => sweepFiles(houseCtx(house)),
    'forget-old-presses': (house) => forgetOldPresses(houseCtx(house)),
    'sweep-bottles': (house) => sweepBottles(houseCtx(house)),
    'sweep-formula-photos': (house) => sweepFormulaPhotos(houseCtx(house)),
    'sweep-applications': (house) => sweepApplications(houseCtx(house)),
    'check-businesses': (house) => checkApproved(house),
    'end-grades': (house) => endPastGrades(house),
    'warn-of-ending-grades': (house) => warnOfEndingGrades(house),
    'sweep-documents': (house) => sweepDocuments(houseCtx(house)),
    'sweep-notice-files': (house) => sweepNoticeFiles(houseCtx(house)),
    'end-points': (house) => endPoints(house),
    'earn-points': (house, payload) => earnPoints(house, payload),
    'birthday-coupons': (house) => giveAtBirthdays(house),
    'tell-of-ending-coupons': (house) => tellOfEndingCoupons(house),
    'give-coupons': (house, payload) => giveRound(house, payload),
    'keep-promises': (house) => keepPromises(houseCtx(house)),
    'sync-instagram': async (house) => void (await syncFeed(houseCtx(house))),
    'keep-sales': (house) => keepSales(houseCtx(house)),
    'forget-old-counts': (house) => forgetOldCounts(houseCtx(house)),
    'forget-old-terms': (house) => forgetOldTerms(houseCtx(house)),
    'follow-class-lines': (house) => followLines(house),
    'forget-class-lines': (house) => forgetLines(house),
    'follow-short-dates': (house) => followShortDates(house),
    'remind-of-classes': (house) => remindOfClasses(house),
    'remind-on-the-day': (house) => remindOnTheDay(house),
    'forget-receipt-phones': (house) => forgetReceiptPhones(house),
    'clean-up': (house) => cleanUp(houseCtx(house)),
    'back-up': (house, payload) => backUpTask(house, payload),
  },
  // times in UTC: 19:00 is four in the morning in Korea
  cron: [
    { task: 'cancel-late-orders', at: '* * * * *' },
    { task: 'expire-drafts', at: '* * * * *' },
    { task: 'end-class-holds', at: '* * * * *' },
    { task: 'expire-fees', at: '* * * * *' },
    { task: 'expire-personal', at: '* * * * *' },
    { task: 'forget-old-drafts', at: '20 19 * * *' },
    { task: 'compare-payments', at: '30 19 * * *' },
    { task: 'check-payments', at: '* * * * *' },
    { task: 'run-refunds', at: '* * * * *' },
    { task: 'settle-receipts', at: '* * * * *' },
    { task: 'forget-receipt-numbers', at: '35 19 * * *' },
    { task: 'complete-arrived-orders', at: '15 * * * *' },
    { task: 'complete-held-classes', at: '20 * * * *' },
    { task: 'follow-parcels', at: '*/10 * * * *' },
    { task: 'turn-sales', at: '* * * * *' },
    { task: 'keep-sales', at: '*/5 * * * *' },
    { task: 'read-unread', at: '* * * * *' },
    { task: 'count-words', at: '50 19 * * *' },
    { task: 'refresh-ranking', at: '5 * * * *' },
    // five past midnight in Korea
    { task: 'end-points', at: '5 15 * * *' },
    { task: 'stop-unsafe', at: '1 15 * * *' },
    { task: 'end-grades', at: '2 15 * * *' },
    // nine in the morning
    { task: 'warn-of-safety', at: '0 0 * * *' },
    { task: 'warn-of-ending-grades', at: '0 0 * * *' },
    { task: 'birthday-coupons', at: '15 15 * * *' },
    // ten in the morning
    { task: 'tell-of-ending-coupons', at: '0 1 * * *' },
    { task: 'remind-debtors', at: '10 1 * * *' },
    { task: 'refresh-together', at: '50 19 * * *' },
    { task: 'forget-old-carts', at: '0 19 * * *' },
    { task: 'sweep-photos', at: '20 19 * * *' },
    { task: 'sweep-films', at: '55 19 * * *' },
    { task: 'remind-deposits', at: '*/10 * * * *' },
    { task: 'remind-consents', at: '0 1 * * *' },
    { task: 'forget-old-news', at: '20 19 * * *' },
    { task: 'sweep-claim-photos', at: '30 19 * * *' },
    { task: 'sweep-files', at: '25 19 * * *' },
    { task: 'sweep-bottles', at: '45 19 * * *' },
    { task: 'sweep-formula-photos', at: '47 19 * * *' },
    { task: 'sweep-applications', at: '40 19 * * *' },
    { task: 'forget-old-presses', at: '45 19 * * *' },
    { task: 'check-businesses', at: '15 20 * * *' },
    { task: 'sweep-documents', at: '45 19 * * *' },
    { task: 'sweep-notice-files', at: '35 19 * * *' },
    { task: 'keep-promises', at: '40 18 * * *' },
    { task: 'sync-instagram', at: '25 * * * *' },
    { task: 'forget-old-counts', at: '35 19 * * *' },
    { task: 'forget-old-terms', at: '30 19 * * *' },
    { task: 'forget-receipt-phones', at: '30 19 * * *' },
    { task: 'follow-class-lines', at: '* * * * *' },
    { task: 'forget-class-lines', at: '40 19 * * *' },
    // by day: from nine, and from ten in the morning
    { task: 'follow-short-dates', at: '0 0-11 * * *' },
    { task: 'remind-of-classes', at: '*/10 1-11 * * *' },
    { task: 'remind-on-the-day', at: '*/10 * * * *' },
    { task: 'clean-up', at: '10 19 * * *' },
    // half past three in the morning
    { task: 'back-up', at: '30 18 * * *' },
  ],
}
