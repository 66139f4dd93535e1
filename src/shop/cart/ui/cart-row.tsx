import { X } from 'lucide-react'
import { Link } from 'react-router'
import type { CartLine } from '#shop/cart/contract.ts'
import { linePath, lineWords } from '#shop/cart/title-rules.ts'
import { NoReturnNote } from '#shop/catalog/ui/no-return-note.tsx'
import { useDestination } from '#storefront/hooks.ts'
import { BlotterStrip } from '#ui/blotter-strip.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { cx } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Money } from '#ui/money.tsx'
import { Picture } from '#ui/picture.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { ArrivalDay } from './arrival-day.tsx'
import { BottleFacts } from './bottle-facts.tsx'
import { CardWords } from './card-words.tsx'
import { canTick, isTicked, lineNameId, mostOf, stripOf } from './line-kinds.ts'
import { LineProblem } from './line-problem.tsx'
import { LineShipping } from './line-shipping.tsx'
import { mostWords } from './most-words.ts'
import { SeatPeople } from './seat-people.tsx'
import type { CartDesk } from './use-cart.ts'

type Props = {
  line: CartLine
  /** of the first screen */
  eager: boolean
  desk: CartDesk
  onRemove: (line: CartLine) => void
  onEdit: (line: CartLine) => void
  onWrite: (line: CartLine) => void
}

function writeWord({ io_asks, ct_text }: CartLine, t: ReturnType<typeof useT>): string {
  if (io_asks) return ct_text ? t('새길 글자 바꾸기') : t('새길 글자 적기')
  return ct_text ? t('카드 문구 바꾸기') : t('카드 문구 적기')
}

/** One line: a row on a desk, a card on a phone. */
export function CartRow({ line, eager, desk, onRemove, onEdit, onWrite }: Props) {
  const t = useT()
  const { pick } = useLang()
  const { title: name, detail } = lineWords(line, pick)
  const gone = !canTick(line)
  const { named: where, country } = useDestination()
  return (
    <li className="hairline-b py-5">
      <div className="grid grid-cols-[28px_auto_minmax(0,1fr)_44px] gap-x-3 wide:grid-cols-[28px_auto_minmax(0,1fr)_134px_104px_44px] wide:gap-x-4">
        <Checkbox
          hideLabel
          checked={isTicked(line)}
          disabled={gone}
          onChange={(ticked) => desk.tick(line, ticked)}
          className="self-start wide:self-center"
        >
          {t('{name} 주문하기', { name })}
        </Checkbox>
        <div
          className={cx(
            'flex h-[105px] gap-2.5 wide:h-[130px] wide:gap-3',
            gone && 'opacity-50 grayscale',
          )}
        >
          <BlotterStrip notes={stripOf(line.families)} />
          <span className="aspect-4/5 h-full">
            <Picture name={line.thumb_image} alt="" sizes="104px" eager={eager} />
          </span>
        </div>
        <div className="min-w-0 wide:self-center">
          {line.io_type === 1 && <p className="type-caption text-ink-500">{t('추가상품')}</p>}
          <Link
            id={lineNameId(line.ct_id)}
            data-item={line.it_id}
            to={linePath(line)}
            className={cx(
              'text-plain leading-snug font-medium hover:underline desk:text-body',
              gone && 'text-ink-500',
            )}
          >
            {name}
          </Link>
          {detail && (
            <p className="mt-1 text-small leading-normal text-ink-500">
              {line.io_type === 1 ? t('{name}에 함께', { name: detail }) : detail}
            </p>
          )}
          {line.seat && <SeatPeople seat={line.seat} />}
          <CardWords text={line.ct_text} asks={line.io_asks} />
          {line.io_text_max > 0 && !gone && (
            <button
              type="button"
              onClick={() => onWrite(line)}
              className="tap mt-1.5 mr-4 text-left text-small text-pine-700 underline decoration-line underline-offset-4 hover:decoration-current"
            >
              {writeWord(line, t)}
              <span className="sr-only"> {name}</span>
            </button>
          )}
          {line.bottle && <BottleFacts line={line} bottle={line.bottle} onEdit={onEdit} />}
          {!gone && line.arrives && <ArrivalDay day={line.arrives} country={country} />}
          <NoReturnNote kind={line.no_return} />
          {!gone && line.ct_qty > 1 && (
            <p className="tabular mt-0.5 text-caption text-ink-500">
              {line.seat ? t('한 명당') : t('한 개')} <Money amount={line.ct_price} />
            </p>
          )}
          {!gone && line.more_off && (
            <p className="mt-0.5 text-caption text-pine-700">
              {t('{add}개 더 담으면 {percent}% 할인돼요.', line.more_off)}
            </p>
          )}
          {!gone && <LineShipping line={line} name={name} desk={desk} />}
          {detail && line.io_type === 0 && (
            <button
              type="button"
              onClick={() => onEdit(line)}
              className="tap mt-1.5 text-left text-small text-pine-700 underline decoration-line underline-offset-4 hover:decoration-current"
            >
              {t('옵션 바꾸기')}
              <span className="sr-only"> {name}</span>
            </button>
          )}
        </div>
        <IconButton
          label={t('{name} 빼기', { name })}
          icon={<X aria-hidden="true" size={20} strokeWidth={1.5} />}
          onClick={() => onRemove(line)}
          className="-mt-2.5 -mr-3 justify-self-end text-ink-500 wide:order-last wide:mt-0 wide:self-center"
        />
        <div className="col-span-full mt-4 flex flex-wrap items-center justify-between gap-4 pl-10 wide:contents">
          {gone ? (
            <p className="text-small font-medium text-ink-500 wide:self-center wide:justify-self-center">
              {line.problem?.code !== 'SOLD_OUT'
                ? t('판매 종료')
                : line.seat
                  ? t('마감')
                  : t('품절')}
            </p>
          ) : line.bottle ? (
            <p className="tabular text-plain wide:self-center wide:justify-self-center">
              {t('{pieces}개', { pieces: line.bottle.pieces })}
            </p>
          ) : (
            <QuantityStepper
              label={name}
              value={line.ct_qty}
              min={1}
              max={mostOf(line)}
              most={mostWords(t, line.op_qty, line.io_type === 0 ? line.it_buy_max_qty : 0)}
              onChange={(qty) => desk.setQty(line, qty)}
              className="wide:self-center wide:justify-self-center"
            />
          )}
          <div className="text-right wide:self-center">
            {line.before > line.ct_price && (
              <del className="block text-caption leading-tight text-ink-500">
                <span className="sr-only">{t('정가')} </span>
                <Money amount={line.before * line.ct_qty} />
              </del>
            )}
            <Money
              amount={line.amount}
              strong
              className={cx('type-price-s [&>span]:text-beside', gone && 'text-ink-500')}
            />
          </div>
        </div>
      </div>
      {desk.behind.includes(line.ct_id) && (
        <p className="mt-3.5 ml-10 rounded-tag bg-amber-100 px-3 py-2 text-small font-medium text-amber-700">
          {t('{country}에 보낼 수 없는 상품이에요.', { country: where })}
        </p>
      )}
      <LineProblem
        line={line}
        refused={desk.refused[line.ct_id]}
        setQty={desk.setQty}
        acceptPrice={desk.acceptPrice}
        className="mt-3.5 ml-10"
      />
    </li>
  )
}
