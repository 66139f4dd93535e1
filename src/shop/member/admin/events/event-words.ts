import type { Happened } from '#shop/member/audit-contract.ts'
import type { Translate } from '#ui/language.tsx'

/** What happened, as staff read it; an unknown event keeps its name. */
export function eventWord(t: Translate, name: string): string {
  return (
    memberWords(t)[name] ??
    goodsWords(t)[name] ??
    orderWords(t)[name] ??
    houseWords(t)[name] ??
    name
  )
}

function memberWords(t: Translate): Record<string, string> {
  return {
    'member.joined': t('가입했어요'),
    'member.left': t('탈퇴했어요'),
    'member.revealed': t('가린 정보를 열어 봤어요'),
    'member.grade_changed': t('등급을 바꿨어요'),
    'member.blocked': t('회원을 막았어요'),
    'member.unblocked': t('막은 것을 풀었어요'),
    'member.sessions_ended': t('모두 로그아웃시켰어요'),
    'member.password_changed': t('비밀번호가 바뀌었어요'),
    'member.password_reset_asked': t('비밀번호를 다시 정하려 했어요'),
    'member.new_device': t('새 기기에서 로그인했어요'),
    'member.code_asked': t('인증 번호를 받았어요'),
    'member.consent_changed': t('동의를 바꿨어요'),
    'member.consent_old': t('2년 된 동의를 알렸어요'),
    'member.data_copied': t('개인정보 사본을 받았어요'),
    'member.kakao_unlinked': t('카카오 연결을 풀었어요'),
    'member.mail_change_asked': t('메일 주소를 바꾸려 했어요'),
    'member.mail_changed': t('메일 주소를 바꿨어요'),
    'member.second_factor_on': t('두 단계 로그인을 켰어요'),
    'member.second_factor_off': t('두 단계 로그인을 껐어요'),
    'staff.created': t('직원 계정을 만들었어요'),
    'staff.person_changed': t('이름과 메일을 바꿨어요'),
    'staff.role_changed': t('맡은 일을 바꿨어요'),
    'staff.closed': t('직원 계정을 닫았어요'),
    'staff.opened': t('직원 계정을 열었어요'),
    'staff.link_made': t('비밀번호 링크를 새로 만들었어요'),
    'point.earned': t('포인트를 줬어요'),
    'point.spent': t('포인트를 뺐어요'),
    'point.adjusted': t('포인트를 손으로 고쳤어요'),
    'point.expiring': t('사라질 포인트를 알렸어요'),
    'coupon.expiring': t('끝나 가는 쿠폰을 알렸어요'),
    'coupon.withdrawn': t('쿠폰을 회수했어요'),
    'coupon.handed': t('쿠폰을 손으로 줬어요'),
    'coupon.given': t('쿠폰을 여러 회원에게 줬어요'),
    'coupon.issued': t('쿠폰이 나갔어요'),
    'coupon.created': t('쿠폰을 만들었어요'),
    'coupon.changed': t('쿠폰을 고쳤어요'),
    'coupon.stopped': t('쿠폰을 멈췄어요'),
    'coupon.resumed': t('쿠폰을 다시 시작했어요'),
    'coupon.codes_made': t('쿠폰 번호를 만들었어요'),
    'review.written': t('후기를 썼어요'),
    'review.changed': t('후기를 고쳤어요'),
    'review.removed': t('후기를 지웠어요'),
    'review.answered': t('후기에 답했어요'),
    'review.reply_changed': t('후기의 답을 고쳤어요'),
    'review.translated': t('후기를 영어로 옮겼어요'),
    'review.hidden': t('후기를 숨겼어요'),
    'review.shown': t('후기를 다시 보였어요'),
    'review.best': t('베스트 후기를 바꿨어요'),
    'inquiry.asked': t('문의를 남겼어요'),
    'inquiry.changed': t('문의를 고쳤어요'),
    'inquiry.removed': t('문의를 지웠어요'),
    'inquiry.answered': t('문의에 답했어요'),
    'inquiry.answer_changed': t('문의의 답을 고쳤어요'),
    'inquiry.translated': t('문의를 영어로 옮겼어요'),
    'inquiry.assigned': t('문의의 담당을 바꿨어요'),
    ...applicationWords(t),
  }
}

function goodsWords(t: Translate): Record<string, string> {
  return {
    'product.created': t('상품을 만들었어요'),
    'product.changed': t('상품을 고쳤어요'),
    'stock.changed': t('재고를 고쳤어요'),
    'category.created': t('분류를 만들었어요'),
    'category.changed': t('분류를 고쳤어요'),
    'category.removed': t('분류를 지웠어요'),
    'picture.added': t('사진을 올렸어요'),
    'restock.arrived': t('재입고를 알렸어요'),
  }
}

function orderWords(t: Translate): Record<string, string> {
  return {
    'order.written': t('전화 주문을 적었어요'),
    'order.placed': t('주문이 들어왔어요'),
    'order.paid': t('입금을 확인했어요'),
    'order.underpaid': t('일부 입금을 기록했어요'),
    'order.prepared': t('준비를 시작했어요'),
    'order.preparing': t('준비를 시작했어요'),
    'order.shipped': t('배송을 시작했어요'),
    'order.parcel_sent': t('상자를 하나 더 보냈어요'),
    'order.parcel_taken_back': t('보낸 상자를 되돌렸어요'),
    'order.edited': t('주문 내용을 고쳤어요'),
    'order.extra_paid': t('차액을 받았어요'),
    'order.waybill_corrected': t('송장을 고쳤어요'),
    'order.completed': t('배송을 마쳤어요'),
    'order.cancelled': t('주문을 취소했어요'),
    'order.part_cancelled': t('주문 일부를 취소했어요'),
    'order.sold_out': t('품절로 처리했어요'),
    'order.sold_out_undone': t('품절을 되돌렸어요'),
    'order.part_returned': t('주문 일부를 돌려받았어요'),
    'order.exchanged': t('교환품을 보냈어요'),
    'order.expired': t('입금 기한이 지나 취소됐어요'),
    'order.deposit_due': t('입금 기한을 알렸어요'),
    'order.deposit_returned': t('은행이 입금을 되돌렸어요'),
    'order.revived': t('취소된 주문을 되살렸어요'),
    'order.adopted': t('주문을 회원에게 옮겼어요'),
    'claim.requested': t('반품·교환이 들어왔어요'),
    'claim.accepted': t('반품·교환을 받아들였어요'),
    'claim.refused': t('반품·교환을 거절했어요'),
    'claim.collected': t('반품을 거둬들였어요'),
    'claim.inspected': t('반품을 살펴봤어요'),
    'claim.refund_promised': t('반품 환불을 정했어요'),
    'claim.exchanged': t('교환품을 보냈어요'),
    'claim.refunded': t('반품을 환불했어요'),
    'claim.fee_paid': t('반품·교환 배송비를 받았어요'),
    'claim.withdrawn': t('반품·교환을 거뒀어요'),
    'refund.account_seen': t('환불 계좌를 열어 봤어요'),
    'refund.account_written': t('환불 계좌를 적었어요'),
    'refund.asked': t('환불을 요청했어요'),
    'refund.done': t('환불을 마쳤어요'),
    'refund.withdrawn': t('보내지 않은 환불을 거뒀어요'),
    'refund.failed': t('환불이 실패했어요'),
    'payment.changed': t('결제 상태가 바뀌었어요'),
    'payment.undone': t('받은 결제를 되돌렸어요'),
    'personal.made': t('개인결제를 만들었어요'),
    'personal.sent': t('결제 링크를 보냈어요'),
    'personal.changed': t('결제할 금액이 바뀌었어요'),
    'personal.transfer_promised': t('계좌로 입금하기로 했어요'),
    'personal.paid': t('개인결제를 받았어요'),
    'personal.deposit_noted': t('개인결제 입금을 확인했어요'),
    'personal.deposit_returned': t('은행이 입금을 되돌렸어요'),
    'personal.undone': t('두 번 결제된 금액을 되돌렸어요'),
    'personal.expired': t('결제 기한이 지났어요'),
    'personal.withdrawn': t('개인결제를 거둬들였어요'),
    'payment.suspicious': t('맞지 않는 결제가 왔어요'),
    'payment.differs': t('결제 대조에서 다른 곳이 나왔어요'),
    'payment.unknown_call': t('모르는 결제의 소식이 왔어요'),
    'tax_invoice.requested': t('세금계산서를 신청했어요'),
    'tax_invoice.issued': t('세금계산서를 발급했어요'),
    'tax_invoice.refused': t('세금계산서 신청을 거절했어요'),
    'receipt.issued': t('현금영수증을 끊었어요'),
    'receipt.failed': t('현금영수증이 실패했어요'),
    'store_order.entered': t('매장 구매를 적었어요'),
    'store_order.linked': t('매장 구매를 회원에게 이었어요'),
    'store_order.cancelled': t('매장 구매를 취소했어요'),
  }
}

function houseWords(t: Translate): Record<string, string> {
  return {
    'list.saved': t('목록을 파일로 받았어요'),
    'setting.saved': t('설정을 저장했어요'),
    'template.saved': t('알림 글을 고쳤어요'),
    'delivery.resent': t('알림을 다시 보냈어요'),
    'translation.saved': t('번역을 저장했어요'),
    'translation.rejected': t('번역을 물리쳤어요'),
    'translation.reset': t('번역을 처음으로 돌렸어요'),
    'content.created': t('글을 만들었어요'),
    'content.changed': t('글을 저장했어요'),
    'content.removed': t('글을 지웠어요'),
    'faq.created': t('자주 묻는 질문을 적었어요'),
    'faq.changed': t('자주 묻는 질문을 고쳤어요'),
    'faq.removed': t('자주 묻는 질문을 지웠어요'),
    'faq_group.created': t('질문 묶음을 만들었어요'),
    'faq_group.changed': t('질문 묶음을 고쳤어요'),
    'faq_group.removed': t('질문 묶음을 지웠어요'),
    'cms.created': t('글을 만들었어요'),
    'cms.saved': t('글을 저장했어요'),
    'cms.published': t('글을 냈어요'),
    'cms.withdrawn': t('글을 내렸어요'),
    'cms.restored': t('글을 되살렸어요'),
    'cms.removed': t('글을 지웠어요'),
    'notice.created': t('공지를 올렸어요'),
    'notice.changed': t('공지를 고쳤어요'),
    'notice.removed': t('공지를 지웠어요'),
    'notice.file_added': t('공지에 파일을 붙였어요'),
    'notice.file_removed': t('공지의 파일을 지웠어요'),
    'class.created': t('클래스를 만들었어요'),
    'class.changed': t('클래스를 고쳤어요'),
    'class.dates_made': t('클래스 날짜를 만들었어요'),
    'class.date_changed': t('클래스 날짜를 바꿨어요'),
    'class.date_cancelled': t('클래스 날짜를 취소했어요'),
    'class.revealed': t('클래스 명단의 전화를 봤어요'),
    'class.booked_by_hand': t('클래스 예약을 손으로 적었어요'),
    'class.attended': t('출석을 적었어요'),
    'class.certified': t('수료증을 발급했어요'),
    'class.instructor_added': t('강사를 더했어요'),
    'class.instructor_changed': t('강사를 고쳤어요'),
    'class.policy_added': t('환불 기준을 더했어요'),
    'class.policy_changed': t('환불 기준을 고쳤어요'),
    'class.moved': t('수업을 옮겼어요'),
    'class.cancelled': t('수업을 취소했어요'),
    'quotation.made': t('견적서를 만들었어요'),
    'quotation.sent': t('견적서를 보냈어요'),
    'quotation.revised': t('견적서를 고쳤어요'),
    'quotation.extended': t('견적 기한을 늘렸어요'),
    'quotation.withdrawn': t('견적서를 거뒀어요'),
  }
}

/** Of what, from what to what, and why. */
export function eventDetail({ payload }: Happened): string {
  const { reason, from, to, points, coupon } = payload
  const change = to !== undefined && from !== undefined ? `${from} → ${to}` : ''
  const sum = typeof points === 'number' ? `${points > 0 ? '+' : ''}${points.toLocaleString()}` : ''
  return [
    typeof coupon === 'string' ? coupon : '',
    sum,
    change,
    typeof reason === 'string' ? reason : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

function applicationWords(t: Translate): Record<string, string> {
  return {
    'application.received': t('신청이 들어왔어요'),
    'application.changed': t('신청을 고쳤어요'),
    'application.withdrawn': t('신청을 취소했어요'),
    'application.reviewing': t('신청을 검토하기 시작했어요'),
    'application.need_more': t('신청에 보완을 요청했어요'),
    'application.approved': t('신청을 승인했어요'),
    'application.rejected': t('신청을 반려했어요'),
    'application.suspended': t('거래 등급을 멈췄어요'),
    'application.closed': t('거래처의 폐업을 확인했어요'),
    'application.file_opened': t('신청 파일을 열어 봤어요'),
    'document.created': t('자료를 올렸어요'),
    'document.changed': t('자료를 고쳤어요'),
    'document.version_added': t('자료의 새 버전을 올렸어요'),
    'document.version_removed': t('자료의 버전을 지웠어요'),
    'document.withdrawn': t('자료를 내렸어요'),
    'document.restored': t('자료를 다시 올렸어요'),
  }
}
