import type { Title } from '#shop/catalog/suggest-store.ts'

/** What else each kind goes by: 원데이 클래스 and 캔들 수업 are looked for by the kind as much as by the title. */
export const called: Record<Title['kind'], string> = {
  class: '클래스 원데이 수업 강좌 워크숍 class workshop course lesson',
  diy: 'diy 레시피 만들기 만드는법 만드는 법 recipe how to make',
  promotion: '기획전 이벤트 행사 promotion event',
  select: '셀렉트 추천 읽을거리 select article',
  document: '자료 자료실 문서 안전 자료 document',
}

/** Papers by what they are. */
export const calledBySort: Record<string, string> = {
  sds: 'sds msds 물질안전보건자료 safety data sheet',
  ifra: 'ifra 적합 확인서 certificate conformity',
  allergen: '알레르기 알레르겐 유발 성분표 allergen statement',
  coa: 'coa 시험 성적서 certificate of analysis',
  test: '안전 기준 안전확인 시험 보고서 safety test report',
}
