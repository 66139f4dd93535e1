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
    p: t('문단'),
    span: t('글자'),
    strong: t('굵은 글자'),
    ul: t('점 목록'),
    ol: t('번호 목록'),
    li: t('목록 줄'),
    blockquote: t('인용'),
    a: t('링크'),
    img: t('사진'),
    hr: t('가로줄'),
    br: t('줄바꿈'),
    products: t('상품 목록'),
  }
  return (tag) => words[tag] ?? tag
}
