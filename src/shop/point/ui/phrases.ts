/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '포인트를 줬어요.': 'Points given.',
  '포인트를 뺐어요.': 'Points taken.',
  '한도를 넘어 승인을 기다려요. 혜택 승인에서 볼 수 있어요.':
    'Above the limit: it waits for approval. See gift approvals.',
  '{count}점': '{count} points',
  '남은 포인트 {count}점': 'Balance {count} pt',
}
