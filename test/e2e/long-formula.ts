/** What the browser of a guest keeps of a formula with so many lines, of the materials in turn. */
export function longDraft(lines: number, materials: readonly number[]) {
  return {
    ...{ title: '200', product: 'perfume', basis: 'total', load: '18', batch: '500', units: '10' },
    ...{ unit: 'g', medium_id: '', overage: '5', loss: '2', piece_cost: '0', margin: '0' },
    ...{ notes: '', final: false },
    lines: Array.from({ length: lines }, (_, at) => ({
      what: String(materials[at % materials.length]),
      ...{ name: '', amount: String(1 + at / 10), dilution: at % 4 === 0 ? '10' : '100' },
      ...{ note: '', comment: '', won_per_gram: null, locked: false, fills: false },
    })),
  }
}
