/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '그사이 다른 사람이 저장했어요. 새로 불러온 뒤 다시 저장해 주세요.': 'Somebody else saved in the meantime. Load it again, then save.',
}
