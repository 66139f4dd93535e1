import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fresh } from '#admin/ui/fresh.ts'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { stamp } from '#kernel/day-words.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { type BackupShown, backups } from '#shop/upkeep/contract.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { sizeWord } from '#ui/file-rules.ts'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'

/** The backups that are kept, and one more on demand. */
export default function BackupsPage() {
  return (
    <OnlyFor area="upkeep">
      <Backups />
    </OnlyFor>
  )
}

const [whileMaking, otherwise] = [2_000, 30_000]

function Backups() {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const staff = useStaff()
  const { busy, send } = useSend()
  const { data, isError, refetch } = useQuery({
    ...queryOf(backups.list, {}),
    ...fresh,
    refetchInterval: ({ state }) => (state.data?.data.running ? whileMaking : otherwise),
  })
  const shelf = data?.data

  async function make() {
    const answer = await send(() => call(backups.make, {}))
    if (!answer) return
    toast(t('백업을 만들기 시작했어요. 끝나면 이 목록에 나타나요.'))
    await client.invalidateQueries({ queryKey: [backups.list.path] })
    // it begins a moment after it was asked for
    setTimeout(() => void refetch(), whileMaking)
  }

  return (
    <>
      <PageHead
        title={t('백업')}
        note={t(
          '매일 새벽 3시 반에 데이터베이스와 올린 파일을 함께 담고, 따로 되살려 확인해요. 이레·네 주·열두 달의 것을 남겨요.',
        )}
        actions={
          staff.role === 'owner' && (
            <Button size={44} busy={busy || Boolean(shelf?.running)} onClick={() => void make()}>
              {shelf?.running ? t('백업을 만들고 있어요') : t('지금 백업 만들기')}
            </Button>
          )
        }
      />
      {isError && !shelf && (
        <ErrorState title={t('백업을 불러오지 못했어요')} onRetry={() => void refetch()} />
      )}
      {!shelf && !isError && <Skeleton className="h-64" />}
      {shelf && (
        <div className="grid gap-4">
          {shelf.same_disk && (
            <InlineNotice tone="wait">
              {t(
                '백업이 이 서버의 같은 디스크에 있어요. 디스크가 망가지면 함께 사라지니 다른 곳을 정해 주세요. (BACKUP_DIR 또는 BACKUP_S3)',
              )}
            </InlineNotice>
          )}
          {!shelf.sealed && (
            <InlineNotice tone="wait">
              {t('백업이 잠겨 있지 않아요. 고객 정보가 들어 있으니 BACKUP_KEY를 정해 주세요.')}
            </InlineNotice>
          )}
          {shelf.backups.length === 0 ? (
            <EmptyState title={t('아직 백업이 없어요')}>
              <p>{t('지금 하나를 만들어 보세요.')}</p>
            </EmptyState>
          ) : (
            <Panel flush title={t('{place}에 두어요.', { place: shelf.place })}>
              <ul className="divide-y divide-paper-200">
                {shelf.backups.map((one) => (
                  <Row key={one.name} backup={one} />
                ))}
              </ul>
            </Panel>
          )}
        </div>
      )}
    </>
  )
}

function Row({ backup }: { backup: BackupShown }) {
  const t = useT()
  const { name, made_at, bytes, state, sealed, row_count, file_count, why } = backup
  const [tone, word] = useVerdict(backup)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5 px-4.5 py-3.5">
      <div className="grid min-w-0 gap-1">
        <h3 className="tabular text-plain font-semibold">
          <time dateTime={made_at}>{stamp(made_at)}</time>
          {bytes !== null && (
            <span className="ml-3 font-normal text-ink-700">{sizeWord(bytes)}</span>
          )}
        </h3>
        {state === 'done' && row_count > 0 && (
          <p className="tabular text-small text-ink-700">
            {t('행 {rows}개 · 파일 {files}개', {
              rows: row_count.toLocaleString(),
              files: file_count.toLocaleString(),
            })}
          </p>
        )}
        {state === 'done' && bytes !== null && (
          <p className="text-caption break-all text-ink-500">
            {t('되살리기: 가게를 멈추고 서버에서 npm run restore -- {name}', { name })}
          </p>
        )}
        {why && <p className="text-small break-words text-bad">{why}</p>}
      </div>
      <div className="flex gap-2">
        {sealed && <Badge>{t('잠김')}</Badge>}
        <Badge tone={tone}>{word}</Badge>
      </div>
    </li>
  )
}

function useVerdict({ state, verdict }: BackupShown): [BadgeTone, string] {
  const t = useT()
  if (state === 'making') return ['wait', t('백업을 만들고 있어요')]
  if (state === 'failed') return ['bad', t('실패')]
  if (verdict === 'restored') return ['done', t('되살려 확인함')]
  if (verdict === 'read') return ['info', t('끝까지 읽어 봄')]
  return verdict === 'damaged' ? ['bad', t('망가짐')] : ['plain', t('확인 전')]
}
