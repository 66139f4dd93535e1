const names: Record<number, string> = {
  2: '시향지 등급',
  3: '탑 노트 등급',
  4: '하트 노트 등급',
  5: '베이스 노트 등급',
  6: '어코드 등급',
  7: '포뮬러 등급',
  8: '아틀리에 등급',
}

/** A grade as staff choose and read it: its number, by which rules are made, and its name. */
export function gradeLabel(t: (phrase: string) => string, level: number): string {
  return `${level} · ${t(gradeName(level))}`
}

/** What a member's grade is called: a phrase. */
export function gradeName(level: number): string {
  return names[level] ?? '시향지 등급'
}
