export const phrases: Record<string, string> = {
  '계산 결과는 {count}개까지 저장할 수 있어요. 쓰지 않는 것을 지워 주세요.':
    'You can keep {count} results. Please delete some you no longer need.',
  '계산 결과를 지웠어요.': 'The result is deleted.',
  '저장할 수 없는 주소예요.': 'This address cannot be kept.',
}
