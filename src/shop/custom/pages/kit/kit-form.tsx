import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import type { FormulaRow } from '#shop/custom/formula-contract.ts'
import { type Kit, mostKitLines, myKits } from '#shop/custom/kit-contract.ts'
import { needsTimes } from '#shop/custom/kit-rules.ts'
import { ShareRow } from '#shop/custom/pages/share-row.tsx'
import { PackList } from '#shop/custom/ui/pack-list.tsx'
import { Button } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { FormErrors } from '#ui/form-errors.tsx'
import { useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'
import { KitLines, type Line, newLine } from './kit-lines.tsx'

type Props = {
  kit: Kit | null
  formulas: readonly FormulaRow[]
  /** a recipe or a calculation that a new kit begins with */
  first: { address: string; name: string } | null
}

const wholeIn = (text: string) => (/^[1-9]\d{0,3}$/.test(text.trim()) ? Number(text) : Number.NaN)

/** One person's share, times the people; once it is saved, the packs for all of them. */
export function KitForm({ kit, formulas, first }: Props) {
  const t = useT()
  const toast = useToast()
  const dialog = useDialog()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { errors, error, refused, touch } = useMessages()
  const { busy, send } = useSend({ refused })
  const [title, setTitle] = useState(kit?.title ?? '')
  const [times, setTimes] = useState(String(kit?.times ?? 1))
  const [lines, setLines] = useState<Line[]>(() => {
    if (kit?.lines.length)
      return kit.lines.map((line, key) => ({
        ...line,
        key,
        formula_id: String(line.formula_id ?? ''),
        qty: String(line.qty),
      }))
    return [first ? { ...newLine(0, formulas), ...first, formula_id: '' } : newLine(0, formulas)]
  })
  const keys = useRef(lines.length)
  const [changed, setChanged] = useState(false)

  function putLines(next: Line[]) {
    touch(['lines'])
    setChanged(true)
    setLines(next)
  }
  const set = (key: number, part: Partial<Line>) =>
    putLines(lines.map((line) => (line.key === key ? { ...line, ...part } : line)))

  const save = () =>
    send(async () => {
      const body = {
        title,
        times: wholeIn(times),
        lines: lines.map(({ formula_id, address, name, qty }) => ({
          formula_id: address ? null : Number(formula_id),
          address,
          name: address ? name : '',
          qty: wholeIn(qty),
        })),
      }
      const answer = kit
        ? await call(myKits.save, {
            params: { kit_id: kit.kit_id },
            body: { ...body, version: kit.version },
          })
        : await call(myKits.create, { body })
      const { kit_id } = answer.data
      client.setQueryData(queryOf(myKits.show, { params: { kit_id } }).queryKey, answer)
      void client.invalidateQueries({ queryKey: [myKits.list.path] })
      setChanged(false)
      toast(t('키트를 저장했어요.'))
      if (!kit) await navigate(paths.myPage.kit(kit_id), { replace: true })
    })

  const share = (shared: boolean) =>
    void send(async () => {
      if (!kit) return
      const params = { kit_id: kit.kit_id }
      const answer = await call(myKits.share, { params, body: { shared } })
      client.setQueryData(queryOf(myKits.show, { params }).queryKey, answer)
    })

  async function remove(kit_id: number) {
    const sure = await dialog.confirm(t('이 키트를 지울까요? 포뮬러는 그대로 있어요.'), {
      title: t('키트 지우기'),
      yes: t('지우기'),
      no: t('그대로 두기'),
      danger: true,
    })
    if (!sure) return
    await send(async () => {
      const { message } = await call(myKits.remove, { params: { kit_id } })
      await client.invalidateQueries({ queryKey: [myKits.list.path] })
      await navigate(paths.myPage.kits())
      toast(message)
    })
  }

  const people = wholeIn(times)
  return (
    <div className="grid gap-10">
      <form
        noValidate
        className="grid max-w-[640px] gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <FormErrors errors={errors} />
        <div className="grid gap-x-4 gap-y-5 card:grid-cols-[minmax(0,1fr)_140px]">
          <TextField
            label={t('키트 이름')}
            name="title"
            value={title}
            onChange={(value) => {
              touch(['title'])
              setTitle(value)
            }}
            maxLength={60}
            autoComplete="off"
            placeholder={t('토요일 클래스')}
            error={error('title')}
          />
          <TextField
            label={t('인원')}
            name="times"
            value={times}
            onChange={(value) => {
              touch(['times'])
              setTimes(value)
            }}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            suffix={t('명')}
            shortSuffix
            error={error('times')}
          />
        </div>
        <fieldset data-field="lines">
          <legend className="mb-2 text-small font-medium">{t('한 사람이 만드는 것')}</legend>
          <KitLines
            lines={lines}
            formulas={formulas}
            error={error}
            onChange={set}
            onRemove={(key) => putLines(lines.filter((line) => line.key !== key))}
          />
          {lines.length < mostKitLines && formulas.length > 0 && (
            <Button
              look="outline"
              size={44}
              className="mt-3"
              onClick={() => putLines([...lines, newLine(keys.current++, formulas)])}
            >
              <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
              {t('포뮬러 더하기')}
            </Button>
          )}
          <p className="mt-3 text-small text-ink-500">
            {t('레시피와 작업대 계산은 그 페이지에서 키트에 담아요.')}{' '}
            <TextLink to={paths.recipes()}>{t('레시피 보기')}</TextLink>
          </p>
        </fieldset>
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" busy={busy}>
            {t('키트 저장')}
          </Button>
          {kit && (
            <Button look="ghost" className="text-bad" onClick={() => void remove(kit.kit_id)}>
              {t('지우기')}
            </Button>
          )}
        </div>
      </form>
      {kit && (
        <section aria-labelledby="kit-goods" className="max-w-[640px]">
          <h2 id="kit-goods" className="type-h3 mb-2">
            {t('{count}명의 재료', { count: people || kit.times })}
          </h2>
          {changed && (
            <p className="mb-3 text-small text-amber-700">
              {t('포뮬러를 바꿨어요. 저장하면 재료를 다시 계산해 드려요.')}
            </p>
          )}
          {kit.own.length > 0 && (
            <p className="mb-3 text-small text-amber-700">
              {t('직접 적은 재료는 따로 준비해 주세요: {names}', { names: kit.own.join(', ') })}
            </p>
          )}
          <PackList needs={needsTimes(kit.needs, people || kit.times)} />
          <p className="mt-3 text-small text-ink-500">
            {t('담은 뒤에 장바구니에서 견적서를 낼 수 있어요.')}{' '}
            <TextLink to={paths.cart()}>{t('장바구니 보기')}</TextLink>
          </p>
          <ShareRow link={kit.share_token && paths.sharedKit(kit.share_token)} onShare={share} />
        </section>
      )}
    </div>
  )
}
