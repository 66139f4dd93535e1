export const phrases: Record<string, string> = {
  '택배사 접수 대기': 'Waiting for the courier',
  '택배사가 가져갔어요': 'Picked up by the courier',
  '이동 중': 'On its way',
  '가까운 지점에 도착': 'At the depot near you',
  '오늘 배달해요': 'Out for delivery',
  '배달을 마쳤어요': 'Delivered',
  '지나온 길 {count}곳 더 보기': 'Show {count} more steps',
  '마지막 조회 {at}': 'Last asked {at}',
  '곧 처음으로 조회해요': 'Will be asked soon',
  '지금 조회': 'Ask now',
  '택배사가 모르는 번호예요. 송장번호를 확인해 주세요.':
    'The courier does not know this number. Please check it.',
  '조회 서비스가 답하지 않아요. 잠시 뒤에 다시 물어봐요.':
    'The tracking service does not answer. It is asked again later.',
  '조회 서비스의 키가 맞지 않아요. 설정한 키를 확인해 주세요.':
    'The key of the tracking service is wrong. Please check the configuration.',
  '조회 횟수를 다 썼어요. 나중에 다시 물어봐요.':
    'No questions left for now. It is asked again later.',
  '두 주가 지나도 도착하지 않았어요. 택배사에 물어봐 주세요.':
    'Not there after two weeks. Please ask the courier.',
}
