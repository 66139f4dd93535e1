export const phrases: Record<string, string> = {
  '50자까지 찾을 수 있어요.': 'Up to 50 characters can be looked for.',
  '위로 옮길지 아래로 옮길지 골라 주세요.': 'Choose up or down.',
  '묶음 이름을 적어 주세요.': 'Please name the group.',
  '질문을 적어 주세요.': 'Please write the question.',
  '답을 적어 주세요.': 'Please write the answer.',
  '보일지 골라 주세요.': 'Choose whether it is shown.',
  '자리를 옮겼어요.': 'Moved.',
  '질문을 지웠어요.': 'The question was deleted.',
  '질문 {count}개가 들어 있어요. 먼저 지우거나 다른 묶음으로 옮겨 주세요.':
    'It holds {count} questions. Delete them or move them to another group first.',
  '묶음을 지웠어요.': 'The group was deleted.',
  '묶음을 골라 주세요.': 'Please choose a group.',
  '찾을 낱말을 적어 주세요.': 'Enter a word to look for.',
}
