import { adminPaths } from '#kernel/admin-paths.ts'
import { NotificationBox } from '#shop/notification/pages/notification-box.tsx'

/** What the shop tells this member of staff, without leaving the back office. */
export default function MyNotificationsDesk() {
  return (
    <div className="max-w-[760px] pb-10">
      <NotificationBox here={adminPaths.myNotifications()} />
    </div>
  )
}
