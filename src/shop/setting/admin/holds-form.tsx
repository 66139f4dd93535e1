import { useDraft } from '#admin/ui/draft.ts'
import { FieldRow, FormSection } from '#admin/ui/form-section.tsx'
import { GroupFrame } from '#admin/ui/group-frame.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import type { Settings } from '#shop/setting/contract.ts'
import { useT } from '#ui/language.tsx'

type Holds = Settings['holds']

/** How much anybody may hold without having paid. */
export function HoldsForm({ stored, version }: { stored: Holds; version: number }) {
  const t = useT()
  const draft = useDraft('setting-holds', stored)
  const field = (name: keyof Holds, label: string, suffix: string, hint: string) => (
    <NumberField
      label={label}
      name={name}
      suffix={suffix}
      value={draft.value[name]}
      onChange={(count) => draft.set({ [name]: count })}
      error={draft.error(name)}
      hint={hint}
    />
  )
  return (
    <GroupFrame name="holds" draft={draft} version={version}>
      <FormSection
        id="holds"
        title={t('입금하지 않은 주문의 한도')}
        note={t(
          '입금 전 주문도 재고와 자리를 맡아 두어요. 한 사람이 모두 묶어 두지 못하게 해요. 카드 결제와 직원이 적는 전화 주문, 견적은 막지 않아요. 0은 한도 없음이에요.',
        )}
      >
        <FieldRow>
          {field(
            'per_address',
            t('한 인터넷에서'),
            t('건까지'),
            t('휴대폰 손님은 여럿이 같은 주소를 쓰기도 해요.'),
          )}
          {field('per_phone', t('한 전화번호로'), t('건까지'), t('주문한 분의 번호로 세요.'))}
        </FieldRow>
        <FieldRow>
          {field(
            'guest_percent',
            t('비회원이 맡아 둘 수 있는 재고'),
            '%',
            t('옵션마다 있는 재고 가운데 몇 퍼센트까지인지예요.'),
          )}
          {field(
            'member_percent',
            t('회원이 맡아 둘 수 있는 재고'),
            '%',
            t('옵션마다 있는 재고 가운데 몇 퍼센트까지인지예요.'),
          )}
          {field(
            'share_least',
            t('적어도'),
            t('개'),
            t('재고가 적어도 이만큼은 누구나 맡아 둘 수 있어요.'),
          )}
        </FieldRow>
        <FieldRow>
          {field(
            'low_percent',
            t('재고가 적다고 보는 선'),
            '%',
            t('주문 뒤에 남는 재고가 이보다 적으면 비회원의 입금 기한이 짧아져요.'),
          )}
          {field(
            'guest_hours',
            t('재고가 적을 때 비회원의 입금 기한'),
            t('시간'),
            t('1~72시간. 주문 완료 화면과 메일에 이 기한이 보여요.'),
          )}
        </FieldRow>
        <FieldRow>
          {field(
            'seats_person',
            t('한 사람이 맡아 둘 수 있는 클래스 자리'),
            t('명까지'),
            t('모든 날짜를 더해, 계정과 전화번호로 세요.'),
          )}
          {field(
            'seats_address',
            t('한 인터넷에서 맡아 둘 수 있는 클래스 자리'),
            t('명까지'),
            t('모든 날짜를 더해 세요. 결제 화면에서 잡아 두는 자리도 여기까지예요.'),
          )}
          {field(
            'seats_least',
            t('한 날짜에서 적어도'),
            t('명'),
            t(
              '한 날짜에서는 재고처럼 정원의 몇 퍼센트까지이고, 적어도 이만큼은 누구나 맡아 둘 수 있어요.',
            ),
          )}
        </FieldRow>
      </FormSection>
    </GroupFrame>
  )
}
