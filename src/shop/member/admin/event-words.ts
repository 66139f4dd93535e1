import type { Translate } from '../../../ui/language.tsx'
import type { Happened } from '../desk-contract.ts'

/** What happened, as staff read it; an unknown event keeps its name. */
export function eventWord(t: Translate, name: string): string {
  const words: Record<string, string> = {
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
    'staff.created': t('직원 계정을 만들었어요'),
    'staff.role_changed': t('맡은 일을 바꿨어요'),
    'staff.closed': t('직원 계정을 닫았어요'),
    'staff.opened': t('직원 계정을 열었어요'),
    'staff.link_made': t('비밀번호 링크를 새로 만들었어요'),
    'order.paid': t('입금을 확인했어요'),
    'order.underpaid': t('일부 입금을 기록했어요'),
    'order.prepared': t('준비를 시작했어요'),
    'order.preparing': t('준비를 시작했어요'),
    'order.shipped': t('배송을 시작했어요'),
    'order.completed': t('배송을 마쳤어요'),
    'order.cancelled': t('주문을 취소했어요'),
    'order.placed': t('주문이 들어왔어요'),
    'setting.saved': t('설정을 저장했어요'),
    'point.earned': t('포인트를 줬어요'),
    'point.spent': t('포인트를 뺐어요'),
    'review.answered': t('후기에 답했어요'),
    'inquiry.answered': t('문의에 답했어요'),
  }
  return words[name] ?? name
}

/** Why, and from what to what. */
export function eventDetail({ payload }: Happened): string {
  const { reason, from, to } = payload
  const change = to !== undefined && from !== undefined ? `${from} → ${to}` : ''
  return [change, typeof reason === 'string' ? reason : ''].filter(Boolean).join(' · ')
}
