import { isDay } from '#kernel/days.ts'
import type { EntryForm, EntryKind } from './entry-contract.ts'
import { placeOf } from './map-rules.ts'
import { isSafeLink } from './rules.ts'

type Wrong = Record<string, string[]>

// what the field is called on these forms
const untitled: Partial<Record<EntryKind, string>> = {
  store: '매장 이름을 적어 주세요.',
  insta: '사진 설명을 적어 주세요.',
}

/** Why a form cannot be kept although its shape is right; empty when it can. Pure, for the form and for the server. */
export function wrongEntry(kind: EntryKind, form: EntryForm): Wrong {
  const wrong: Wrong = {}
  const say = (field: string, phrase: string) => {
    wrong[field] = [...(wrong[field] ?? []), phrase]
  }
  const link = (field: string, value: string, needed = false) => {
    if (value ? !isSafeLink(value) : needed)
      say(field, '주소는 우리 가게의 /로 시작하거나 https://로 시작해요.')
  }
  const picture = (field: string, value: string) => {
    if (!value) say(field, '사진을 골라 주세요.')
  }
  if (!form.title.trim()) say('title', untitled[kind] ?? '제목을 적어 주세요.')
  if (form.opens_at && form.closes_at && form.opens_at >= form.closes_at)
    say('closes_at', '끝나는 때는 시작보다 뒤여야 해요.')
  if (kind === 'promotion' && !form.closes_at) say('closes_at', '언제까지인지 골라 주세요.')
  if ('thumbnail_ko' in form) {
    picture('thumbnail_ko', form.thumbnail_ko)
    link('link', form.link)
    link('link_en', form.link_en)
  }
  if ('image' in form) picture('image', form.image)
  if ('from' in form) {
    link('url', form.url, true)
    if (!isDay(form.from)) say('from', '달력에 있는 날짜를 골라 주세요.')
    if (!isDay(form.until)) say('until', '달력에 있는 날짜를 골라 주세요.')
    else if (form.from > form.until) say('until', '끝나는 날은 시작하는 날보다 앞설 수 없어요.')
    if (form.trendId && !/^[a-z\d-]+$/.test(form.trendId))
      say('trendId', '트렌드 이름은 영문 소문자, 숫자, - 로 적어요.')
  }
  if ('steps' in form) {
    if (form.steps.length === 0) say('steps', '만드는 순서가 한 단계는 있어야 해요.')
    for (const [row, step] of form.steps.entries())
      if (!step.text.trim()) say(`steps.${row}.text`, '무엇을 하는지 적어 주세요.')
    for (const [row, tool] of form.tools.entries())
      if (!tool.name.trim()) say(`tools.${row}.name`, '도구 이름을 적어 주세요.')
  }
  if ('map_url' in form) {
    link('map_url', form.map_url)
    if (form.coordinates && !placeOf(form.coordinates))
      say('coordinates', '위도와 경도를 37.5446, 127.0559처럼 적어 주세요.')
    if (!form.address.trim()) say('address', '주소를 적어 주세요.')
  }
  if ('second_url' in form) {
    if (!form.alt.trim()) say('alt', '사진을 말로 적어 주세요. 보이지 않는 사람에게 읽어 줘요.')
    const button = (name: 'button' | 'second', to: string, field: string) => {
      if (form[name].trim()) link(field, to, true)
      else if (to) say(name, '단추에 쓸 말을 적어 주세요.')
    }
    button('button', form.url, 'url')
    button('second', form.second_url, 'second_url')
  }
  if ('permalink' in form) {
    link('permalink', form.permalink, true)
    picture('picture', form.picture)
  }
  return wrong
}
