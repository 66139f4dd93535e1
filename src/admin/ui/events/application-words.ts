import type { Translate } from '#ui/language.tsx'

/** What became of applications and of what goes with them: materials and documents. */
export function applicationWords(t: Translate): Record<string, string> {
  return {
    'application.received': t('신청이 들어왔어요'),
    'application.changed': t('신청을 고쳤어요'),
    'application.withdrawn': t('신청을 취소했어요'),
    'application.reviewing': t('신청을 검토하기 시작했어요'),
    'application.need_more': t('신청에 보완을 요청했어요'),
    'application.quoted': t('신청에 견적을 보냈어요'),
    'application.confirmed': t('신청이 예약으로 확정됐어요'),
    'application.approved': t('신청을 승인했어요'),
    'application.rejected': t('신청을 반려했어요'),
    'application.suspended': t('거래 등급을 멈췄어요'),
    'application.closed': t('거래처의 폐업을 확인해 거래 등급을 멈췄어요'),
    'application.extended': t('거래 등급의 유효기간을 바꿨어요'),
    'application.ending': t('거래 등급이 곧 끝난다고 알렸어요'),
    'application.expired': t('유효기간이 지나 거래 등급이 끝났어요'),
    'application.file_opened': t('신청 파일을 열어 봤어요'),
    'material.created': t('포뮬러 재료를 더했어요'),
    'material.changed': t('포뮬러 재료를 고쳤어요'),
    'document.created': t('자료를 올렸어요'),
    'document.changed': t('자료를 고쳤어요'),
    'document.version_added': t('자료의 새 버전을 올렸어요'),
    'document.version_removed': t('자료의 버전을 지웠어요'),
    'document.withdrawn': t('자료를 내렸어요'),
    'document.restored': t('자료를 다시 올렸어요'),
  }
}
