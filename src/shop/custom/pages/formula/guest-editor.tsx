import { memo, useDeferredValue, useEffect, useMemo } from 'react'
import { paths } from '#kernel/paths.ts'
import type { Formula, Material } from '#shop/custom/formula-contract.ts'
import { needsOf } from '#shop/custom/formula-view-rules.ts'
import { PackList } from '#shop/custom/ui/pack-list.tsx'
import { useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { useToast } from '#ui/toasts.tsx'
import { keepDraft } from './device-draft.ts'
import { type Draft, isBlank, type Known, previewOf, type SetDraft } from './draft.ts'
import { FormulaEditor } from './editor.tsx'

type Props = {
  draft: Draft
  setDraft: SetDraft
  /** something was written since the page came */
  isTouched: boolean
  library: readonly Material[]
}

const noErrors: Record<string, string> = {}
const noAccords: Formula['accords'] = []
const keepAfterMs = 600

/** A formula of somebody who has not joined: kept in this browser while it is written, and bought like any other. */
export function GuestEditor({ draft, setDraft, isTouched, library }: Props) {
  const t = useT()
  const toast = useToast()
  const known = useMemo(() => ({ library, accords: noAccords }), [library])
  useEffect(() => {
    if (!isTouched) return
    const later = setTimeout(() => keepDraft(draft), keepAfterMs)
    return () => clearTimeout(later)
  }, [draft, isTouched])
  // the same element is not drawn again at each stroke
  const note = useMemo(
    () => (
      <>
        {t('로그인하기 전에는 이 브라우저에만 남아요.')}{' '}
        <TextLink to={paths.login(paths.formulaStudio())}>
          {t('로그인하고 내 포뮬러로 옮기기')}
        </TextLink>
      </>
    ),
    [t],
  )
  const isWritten = draft.lines.some((line) => !isBlank(line))
  return (
    <>
      <FormulaEditor
        title={t('포뮬러 작업실')}
        note={note}
        draft={draft}
        setDraft={setDraft}
        known={known}
        errors={noErrors}
        busy={false}
        save={t('이 기기에 저장')}
        onSave={() =>
          toast(
            keepDraft(draft)
              ? t('이 기기에 저장했어요. 로그인하면 내 포뮬러로 옮길 수 있어요.')
              : t('이 브라우저에는 저장할 수 없어요. 로그인하면 저장할 수 있어요.'),
          )
        }
        leave={paths.tools()}
      />
      {isWritten && <Goods draft={draft} known={known} />}
    </>
  )
}

/** What the shop sells of it, once nobody is typing. */
function Goods({ draft, known }: { draft: Draft; known: Known }) {
  return <GoodsOf draft={useDeferredValue(draft)} known={known} />
}

const GoodsOf = memo(function GoodsOf({ draft, known }: { draft: Draft; known: Known }) {
  const t = useT()
  const needs = useMemo(() => needsOf(previewOf(draft, known)), [draft, known])
  return (
    <section aria-labelledby="packs-title" className="mt-10">
      <h2 id="packs-title" className="type-h3 mb-2">
        {t('가게에서 담을 것')}
      </h2>
      <PackList needs={needs} onPut={() => void keepDraft(draft)} />
    </section>
  )
})
