import type { Translate } from '#ui/language.tsx'

type Done = { actor: string; actor_name: string }

/** Who did something, by name. */
export function actorWord(t: Translate, { actor, actor_name }: Done): string {
  if (actor === 'guest') return t('비회원 고객')
  return actor === 'shop' ? t('자동') : actor_name || actor
}
