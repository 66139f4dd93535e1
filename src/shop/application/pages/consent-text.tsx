import type { ApplicationKind } from '#shop/application/contract.ts'
import { isTrade } from '#shop/application/rules.ts'
import { useT } from '#ui/language.tsx'

/** What is agreed to: which data, what for, how long, and what a refusal means. Its version stands in the rules. */
export function ConsentText({ kind }: { kind: ApplicationKind }) {
  const t = useT()
  const rows: [string, string][] = [
    [
      t('받는 정보'),
      isTrade(kind)
        ? t('상호, 사업자등록번호, 대표자, 사업장 주소, 담당자 이름과 연락처, 붙인 파일')
        : kind === 'fragrance'
          ? t('이름, 휴대폰 번호, 메일, 적은 내용, 붙인 파일과 포뮬러')
          : kind === 'bulk'
            ? t('이름, 휴대폰 번호, 메일, 적은 내용, 받는 분들의 이름과 연락처와 주소, 붙인 파일')
            : t('이름, 휴대폰 번호, 메일, 적은 내용, 붙인 파일'),
    ],
    [
      t('쓰는 곳'),
      isTrade(kind)
        ? t('거래 심사, 국세청 사업자 상태 확인, 결과 안내')
        : t('문의 확인과 답변, 견적 안내'),
    ],
    [
      t('지니는 기간'),
      t('답을 드린 날부터 3년. 탈퇴하면 바로 지우고, 계약한 일의 기록만 법에 따라 따로 5년 지녀요'),
    ],
    [t('거부할 권리'), t('동의하지 않을 수 있어요. 다만 그러면 신청을 받을 수 없어요.')],
  ]
  return (
    <dl className="mb-2 grid gap-x-4 gap-y-1 bg-paper-100 px-4 py-3.5 text-small leading-normal card:grid-cols-[8em_minmax(0,1fr)]">
      {rows.map(([label, text]) => (
        <div key={label} className="contents">
          <dt className="text-ink-500 max-card:mt-1">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
