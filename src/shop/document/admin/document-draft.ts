import { documentKinds, type StaffDocument } from '#shop/document/contract.ts'

export type DocumentDraft = Pick<
  StaffDocument,
  'dc_title' | 'dc_title_en' | 'dc_kind' | 'dc_lang' | 'dc_lot' | 'dc_note' | 'dc_note_en'
> & {
  it_ids: string[]
  /** as typed: numbers parted by commas */
  dc_cas: string
  /** of the first file of a new one */
  dv_version: string
  issued_on: string
}

export const emptyDocument: DocumentDraft = {
  dc_title: '',
  dc_title_en: '',
  dc_kind: 'sds',
  dc_lang: 'ko',
  dc_lot: '',
  dc_note: '',
  dc_note_en: '',
  it_ids: [],
  dc_cas: '',
  dv_version: '1.0',
  issued_on: '',
}

/** A new one that the page it was begun on knows something of: `?kind=coa&it_id=…&lot=…`. */
export function begunWith(given: URLSearchParams | undefined): DocumentDraft {
  const it_id = given?.get('it_id')?.slice(0, 20)
  return {
    ...emptyDocument,
    dc_kind: documentKinds.find((kind) => kind === given?.get('kind')) ?? emptyDocument.dc_kind,
    it_ids: it_id ? [it_id] : [],
    dc_lot: given?.get('lot')?.slice(0, 40) ?? '',
  }
}

/** The form's part of what the server answers. */
export function formOf(stored: StaffDocument): DocumentDraft {
  const { dc_title, dc_title_en, dc_kind, dc_lang, dc_lot, dc_note, dc_note_en } = stored
  return {
    dc_title,
    dc_title_en,
    dc_kind,
    dc_lang,
    dc_lot,
    dc_note,
    dc_note_en,
    it_ids: stored.item ? [stored.item.it_id] : [],
    dc_cas: stored.dc_cas.join(', '),
    dv_version: '',
    issued_on: '',
  }
}
