import { call } from '#kernel/queries.ts'
import { adminMenus } from '#shop/content/menus-contract.ts'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'

/** Asks before something goes for good; true when it may. `page`: where shoppers see it, as links of the menus go with it. */
export function useAskRemoval(): (name: string, page?: string) => Promise<boolean> {
  const t = useT()
  const dialog = useDialog()
  return async (name, page) => {
    const links = page ? await linksTo(page) : 0
    const words = [
      t('되돌릴 수 없어요.'),
      links > 0 &&
        t('메뉴와 바닥글에 이리 오는 링크가 {count}개 있어요. 링크도 함께 빼요.', { count: links }),
    ]
    return !!(await dialog.confirm(words.filter(Boolean).join(' '), {
      title: t('‘{name}’을(를) 삭제할까요?', { name }),
      yes: links > 0 ? t('링크까지 삭제') : t('삭제'),
      danger: true,
    }))
  }
}

/** Nothing is lost when it cannot be counted: the links go with the page all the same. */
async function linksTo(page: string): Promise<number> {
  try {
    return (await call(adminMenus.links, { query: { page } })).data.count
  } catch {
    return 0
  }
}
