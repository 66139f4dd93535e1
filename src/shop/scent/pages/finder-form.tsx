import { type Family, families } from '#shop/catalog/contract.ts'
import { familyWord } from '#shop/catalog/ui/note-words.ts'
import { moods, mostFamilies, mostNotes, rooms, uses } from '#shop/scent/contract.ts'
import { moodWords, roomWords, useWords } from '#shop/scent/ui/words.ts'
import { FamilyMark } from '#ui/blotter-strip.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import type { Ask } from './ask.ts'
import { NoteChips, type NoteRow } from './note-chips.tsx'

const budgets = { krw: [15_000, 30_000, 50_000, 80_000], usd: [1_500, 2_500, 4_000, 6_000] }

type Props = {
  ask: Ask
  notes: readonly NoteRow[]
  set: (part: Partial<Ask>) => void
}

/** What somebody likes and does not, where it goes and what it may cost. */
export function FinderForm({ ask, notes, set }: Props) {
  const t = useT()
  const money = useMoney()
  const { currency } = useLang()
  const familyChoices = (off: readonly Family[]) =>
    families.map((family) => ({
      value: family,
      disabled: off.includes(family),
      label: (
        <>
          <FamilyMark family={family} />
          {familyWord(t, family)}
        </>
      ),
    }))
  const anything = t('상관없어요')
  return (
    <form
      noValidate
      aria-label={t('향 찾기')}
      className="grid content-start gap-7"
      onSubmit={(event) => event.preventDefault()}
    >
      <ChoiceGroup
        legend={t('좋아하는 향 계열')}
        name="family"
        max={mostFamilies}
        value={ask.family}
        onChange={(family) => set({ family })}
        hint={t('{count}개까지 함께 고를 수 있어요.', { count: mostFamilies })}
        choices={familyChoices(ask.no_family)}
      />
      <NoteChips
        label={t('들어 있으면 하는 노트')}
        name="note"
        notes={notes.filter(({ word }) => !ask.no_note.includes(word))}
        value={ask.note}
        most={mostNotes}
        onChange={(note) => set({ note })}
      />
      <ChoiceGroup
        legend={t('피하고 싶은 계열')}
        name="no_family"
        value={ask.no_family}
        onChange={(no_family) => set({ no_family })}
        choices={familyChoices(ask.family)}
      />
      <NoteChips
        label={t('피하고 싶은 노트')}
        name="no_note"
        notes={notes.filter(({ word }) => !ask.note.includes(word))}
        value={ask.no_note}
        most={mostNotes}
        onChange={(no_note) => set({ no_note })}
      />
      <div className="grid grid-cols-2 gap-4">
        <Select<Ask['room']>
          label={t('쓰는 방')}
          name="room"
          optional
          placeholder={anything}
          value={ask.room}
          onChange={(room) => set({ room })}
          choices={rooms.map((one) => ({ value: one, label: t(roomWords[one]) }))}
        />
        <Select<Ask['mood']>
          label={t('분위기')}
          name="mood"
          optional
          placeholder={anything}
          value={ask.mood}
          onChange={(mood) => set({ mood })}
          choices={moods.map((one) => ({ value: one, label: t(moodWords[one]) }))}
        />
        <Select<Ask['use']>
          label={t('쓰임')}
          name="use"
          optional
          placeholder={anything}
          value={ask.use}
          onChange={(use) => set({ use })}
          choices={uses.map((one) => ({ value: one, label: t(useWords[one]) }))}
        />
        <Select
          label={t('예산')}
          name="budget"
          optional
          placeholder={anything}
          value={ask.budget === null ? '' : String(ask.budget)}
          onChange={(budget) => set({ budget: budget ? Number(budget) : null })}
          choices={[...new Set([...budgets[currency], ...(ask.budget ? [ask.budget] : [])])]
            .sort((a, b) => a - b)
            .map((most) => ({
              value: String(most),
              label: t('{amount}까지', { amount: money(most, currency) }),
            }))}
        />
      </div>
    </form>
  )
}
