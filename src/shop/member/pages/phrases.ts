/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  마이페이지: 'My page',
  '{name} 님, 안녕하세요.': 'Hello, {name}.',
}
