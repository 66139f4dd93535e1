import type { GroupDoor } from '#admin/ui/use-save-group.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { adminMenus, type ChromeName } from '#shop/content/menus-contract.ts'

/** The doors of those who write the contents. */
export const menusDoor: GroupDoor<'menus'> = doorOf('menus')
export const topBarDoor: GroupDoor<'top_bar'> = doorOf('top_bar')

function doorOf(name: ChromeName) {
  return {
    load: () => call(adminMenus.show, {}),
    save: (value: unknown, version: number) =>
      call(adminMenus.save, { params: { name }, body: { value, version } }),
    key: queryOf(adminMenus.show, {}).queryKey,
  }
}
