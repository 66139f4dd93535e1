import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { adminSearch, type SearchRow, wordKinds } from '#shop/search/admin-contract.ts'
import { Button } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { PageDialog } from './page-dialog.tsx'
import { useSearchColumns } from './search-columns.tsx'
import { SynonymDialog } from './synonym-dialog.tsx'

/** What is being written: a new row about these words, or one that is there. */
export type Editing = { kind: 'synonym' | 'page'; row: SearchRow | null; words: readonly string[] }

/** What shoppers looked for and did not find, and what staff make of it. */
export default function SearchPage() {
  return (
    <OnlyFor area="search">
      <SearchWords />
    </OnlyFor>
  )
}

function SearchWords() {
  const t = useT()
  const toast = useToast()
  const dialog = useDialog()
  const client = useQueryClient()
  const { send, busy } = useSend()
  const canChange = useStaff().changes('search')
  const [editing, setEditing] = useState<Editing | null>(null)
  const desk = useDesk('search', ['searches'], { by: 'searches', order: 'desc' })
  const state = desk.pick('state', wordKinds) ?? 'none'
  const found = useQuery({
    ...queryOf(adminSearch.list, { query: { ...desk.query, state } }),
    ...fresh,
    enabled: desk.ready,
  })
  const reload = () => client.invalidateQueries({ queryKey: [adminSearch.list.path] })

  async function remove(row: SearchRow) {
    const sure = await dialog.confirm(t('되돌릴 수 없어요.'), {
      title: t('‘{name}’을(를) 지울까요?', { name: row.words.join(', ') }),
      yes: t('지우기'),
      danger: true,
    })
    if (!sure) return
    const done = await send(() =>
      row.kind === 'page'
        ? call(adminSearch.removePage, { params: { sp_id: row.id } })
        : call(adminSearch.removeSynonym, { params: { sy_id: row.id } }),
    )
    await reload()
    if (done) toast(done.message)
  }

  async function hide(row: SearchRow) {
    const word = row.words[0] ?? ''
    const message = await send(async () => {
      if (!row.use) return (await call(adminSearch.showWord, { params: { sh_id: row.id } })).message
      await call(adminSearch.hideWord, { body: { word } })
      return t('‘{name}’을(를) 숨겼어요.', { name: word })
    })
    await reload()
    if (message) toast(message)
  }

  const columns = useSearchColumns(state, {
    canChange,
    edit: (row) => {
      if (row.kind === 'synonym' || row.kind === 'page')
        setEditing({ kind: row.kind, row, words: row.words })
    },
    begin: (kind, row) => setEditing({ kind, row: null, words: row.words }),
    remove,
    hide,
  })
  const dialogProps = {
    busy,
    send,
    onClose: () => setEditing(null),
    onDone: () => {
      void reload()
      setEditing(null)
      toast(t('이어 주었어요. 검색에 바로 쓰여요.'))
    },
  }
  const none = {
    none: {
      title: t('찾은 것이 없던 말이 없어요'),
      text: t('지난 30일 동안 찾은 말은 모두 상품이나 페이지로 이어졌어요.'),
    },
    popular: {
      title: t('아직 많이 찾는 말이 없어요'),
      text: t(
        '서로 다른 곳에서 다섯 사람이 찾아 상품이 나온 말이 여기에 모이고, 손님에게도 보여요.',
      ),
    },
    synonym: {
      title: t('아직 이어 준 말이 없어요'),
      text: t(
        '‘향초’와 ‘캔들’, ‘candle’처럼 뜻이 같은 말을 적어 두면 어느 말로 찾아도 같은 상품이 나와요.',
      ),
    },
    page: {
      title: t('아직 이어 준 말이 없어요'),
      text: t('‘배송비’로 찾으면 배송비 안내가 먼저 보이는 것처럼, 말을 페이지에 이어 주세요.'),
    },
  }[state]

  return (
    <>
      <PageHead
        title={t('검색 다듬기')}
        note={t(
          '찾은 것이 없던 말을 같은 뜻의 말이나 페이지로 이어 주세요. 누가 찾았는지는 남기지 않아요.',
        )}
        actions={
          canChange && (
            <>
              <Button
                look="outline"
                size={44}
                onClick={() => setEditing({ kind: 'page', row: null, words: [] })}
              >
                {t('페이지 이어 주기')}
              </Button>
              <Button
                size={44}
                onClick={() => setEditing({ kind: 'synonym', row: null, words: [] })}
              >
                {t('같은 뜻 더하기')}
              </Button>
            </>
          )
        }
      />
      <DeskList
        desk={desk}
        found={found}
        tabs={{
          label: t('검색어'),
          value: state,
          to: (value) => desk.address.to({ state: value === 'none' ? '' : value }),
          tabs: [
            { value: 'none', label: t('결과 없는 검색어'), count: found.data?.counts.none },
            { value: 'popular', label: t('많이 찾는 말'), count: found.data?.counts.popular },
            { value: 'synonym', label: t('같은 뜻의 말'), count: found.data?.counts.synonym },
            { value: 'page', label: t('페이지로 가는 말'), count: found.data?.counts.page },
          ],
        }}
        search={{ label: t('말에서 찾기') }}
        caption={t('검색 다듬기')}
        columns={columns}
        idOf={(row) => `${row.kind} ${row.id} ${row.lang} ${row.id ? '' : row.words[0]}`}
        empty={{ ...none, filtered: none.title }}
      />
      {editing?.kind === 'synonym' && <SynonymDialog editing={editing} {...dialogProps} />}
      {editing?.kind === 'page' && <PageDialog editing={editing} {...dialogProps} />}
    </>
  )
}
