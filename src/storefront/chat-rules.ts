type Person = { mb_id: string; mb_name: string; mb_hp: string }

/** What the chat is told of whoever is logged in: nothing without their word. */
export function toldOf({ mb_id, mb_name, mb_hp }: Person, agreed: boolean) {
  return mb_id && agreed
    ? { memberId: mb_id, profile: { name: mb_name, mobileNumber: mb_hp || null } }
    : {}
}
