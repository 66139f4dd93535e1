/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '찜 목록에서 뺐어요.': 'Taken off your wish list.',
}
