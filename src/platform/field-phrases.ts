import type * as z from 'zod/mini'
import type { FieldPhrases } from '#kernel/failure.ts'
import type { PhraseParams } from '#kernel/translate.ts'

type Issue = z.core.$ZodIssue

/** Zod's issues as phrases per dotted field, in the order they were found. */
export function fieldPhrases(issues: readonly Issue[]): FieldPhrases {
  const fields: FieldPhrases = {}
  for (const issue of issues) {
    const field = issue.path.map(String).join('.') || 'body'
    fields[field] ??= []
    fields[field].push(phraseOf(issue))
  }
  return fields
}

function phraseOf(issue: Issue): string | [string, PhraseParams] {
  // phrases written beside the rule are Korean sentences; zod's own words are English
  if (/[가-힣]/.test(issue.message))
    return issue.code === 'custom' && issue.params
      ? // a rule gives with its phrase what the phrase names
        [issue.message, issue.params as PhraseParams]
      : issue.message
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? '필수 항목이에요.'
        : '형식이 맞지 않아요.'
    case 'too_small':
      if (issue.origin === 'string')
        return Number(issue.minimum) <= 1
          ? '필수 항목이에요.'
          : ['{count}자 이상 적어 주세요.', { count: Number(issue.minimum) }]
      if (issue.origin === 'array')
        return ['{count}개 이상 골라 주세요.', { count: Number(issue.minimum) }]
      return ['{count} 이상이어야 해요.', { count: Number(issue.minimum) }]
    case 'too_big':
      if (issue.origin === 'string')
        return ['{count}자까지 적을 수 있어요.', { count: Number(issue.maximum) }]
      if (issue.origin === 'array')
        return ['{count}개까지 고를 수 있어요.', { count: Number(issue.maximum) }]
      return ['{count} 이하여야 해요.', { count: Number(issue.maximum) }]
    case 'invalid_union':
      return issue.errors[0]?.[0] && issue.input !== undefined
        ? // an issue as it was, with another path
          phraseOf({ ...issue.errors[0][0], path: issue.path } as Issue)
        : '필수 항목이에요.'
    case 'invalid_value':
      return '고를 수 없는 값이에요.'
    default:
      return '형식이 맞지 않아요.'
  }
}
