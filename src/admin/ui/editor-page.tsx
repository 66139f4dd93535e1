import { useNavigate } from 'react-router'
import { Button } from '#ui/button.tsx'
import { doneCloses, useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'
import { FormFrame, type FormFrameProps } from './form-frame.tsx'
import { PageHead, type PageHeadProps } from './page-head.tsx'
import { useAskRemoval } from './use-ask-removal.ts'

export type Back = { to: string; label: string }

type Props<Form extends object> = PageHeadProps &
  Omit<FormFrameProps<Form>, 'isNew'> & {
    back: Back
    /** of a new thing: makes it, answers the page it has from then on */
    create?: () => Promise<string | null>
    remove?: {
      name: string
      /** where shoppers see it */
      page?: string
      act: () => Promise<unknown>
    }
  }

/** The page of one thing of the back office: its name and acts, its form, and saving. */
export function EditorPage<Form extends object>({
  title,
  beside,
  note,
  back,
  actions,
  create,
  remove,
  saving,
  ...frame
}: Props<Form>) {
  const t = useT()
  const dialog = useDialog()
  const navigate = useNavigate()
  const askRemoval = useAskRemoval()

  async function make(work: NonNullable<typeof create>) {
    const page = await work()
    if (page) void navigate(page, { replace: true })
  }

  async function takeAway({ name, page, act }: NonNullable<typeof remove>) {
    if (!(await askRemoval(name, page)) || !(await act())) return
    frame.draft.reset()
    void dialog.done(t('삭제했어요.'), { closeAfter: doneCloses })
    void navigate(back.to)
  }

  return (
    <>
      <PageHead
        title={title}
        beside={beside}
        note={note}
        back={back}
        actions={
          <>
            {actions}
            {remove && (
              <Button look="danger" size={44} onClick={() => void takeAway(remove)}>
                {t('삭제')}
              </Button>
            )}
          </>
        }
      />
      <FormFrame
        {...frame}
        isNew={!!create}
        saving={create ? { ...saving, save: () => make(create) } : saving}
      />
    </>
  )
}
