import { useT } from '#ui/language.tsx'

/** What staff call a piece; one without a word of its own is called by its tag. */
export function useTagWord(): (tag: string) => string {
  const t = useT()
  const words: Record<string, string> = {
    div: t('묶음'),
    section: t('구역'),
    article: t('글'),
    header: t('머리'),
    h1: t('큰 제목'),
    h2: t('제목'),
    h3: t('작은 제목'),
    h4: t('아주 작은 제목'),
    p: t('문단'),
    span: t('글자'),
    strong: t('굵은 글자'),
    em: t('기울인 글자'),
    small: t('작은 글자'),
    ul: t('점 목록'),
    ol: t('번호 목록'),
    li: t('목록 줄'),
    dl: t('낱말 풀이'),
    dt: t('풀이할 낱말'),
    dd: t('풀이'),
    figure: t('사진과 설명'),
    figcaption: t('사진 아래 설명'),
    blockquote: t('인용'),
    a: t('링크'),
    img: t('사진'),
    hr: t('가로줄'),
    br: t('줄바꿈'),
    products: t('상품 목록'),
  }
  return (tag) => words[tag] ?? tag
}

/** What staff call a style. */
export function useStyleWord(): (name: string) => string {
  const t = useT()
  const words: Record<string, string> = {
    color: t('글자색'),
    'background-color': t('바탕색'),
    'text-align': t('글줄 맞춤'),
    'font-size': t('글자 크기'),
    'font-weight': t('글자 굵기'),
    'line-height': t('줄 높이'),
    'max-width': t('가장 넓은 너비'),
    width: t('너비'),
    'min-height': t('가장 낮은 높이'),
    margin: t('바깥 여백'),
    'margin-top': t('위쪽 바깥 여백'),
    'margin-bottom': t('아래쪽 바깥 여백'),
    padding: t('안쪽 여백'),
    gap: t('사이 간격'),
    'border-radius': t('모서리 둥글기'),
  }
  return (name) => words[name] ?? name
}
