export const phrases: Record<string, string> = {
  '검색 다듬기': 'Search words',
  '찾은 것이 없던 말을 같은 뜻의 말이나 페이지로 이어 주세요. 누가 찾았는지는 남기지 않아요.':
    'Lead words that found nothing to words that mean the same, or to a page. Who searched is not kept.',
  '같은 뜻의 말': 'Same meaning',
  '페이지로 가는 말': 'Leads to a page',
  '같은 뜻 더하기': 'Add words of one meaning',
  '페이지 이어 주기': 'Lead to a page',
  '같은 뜻의 말 고치기': 'Change words of one meaning',
  '이어 준 페이지 고치기': 'Change where words lead',
  '찾은 것이 없던 말이 없어요': 'Every search found something',
  '지난 30일 동안 찾은 말은 모두 상품이나 페이지로 이어졌어요.':
    'All that was searched for in the last 30 days led to goods or a page.',
  '아직 이어 준 말이 없어요': 'No words are linked yet',
  '‘향초’와 ‘캔들’, ‘candle’처럼 뜻이 같은 말을 적어 두면 어느 말로 찾아도 같은 상품이 나와요.':
    'Once words of one meaning are written down, such as 향초, 캔들 and candle, any of them finds the same goods.',
  '‘배송비’로 찾으면 배송비 안내가 먼저 보이는 것처럼, 말을 페이지에 이어 주세요.':
    'Lead words to a page, so that a search for “배송비” shows the shipping costs first.',
  '말에서 찾기': 'Find among the words',
  말: 'Words',
  '이어 준 곳': 'Leads to',
  '찾은 횟수': 'Searches',
  '찾은 사람': 'Visitors',
  '많이 찾는 말': 'Popular searches',
  '아직 많이 찾는 말이 없어요': 'No popular searches yet',
  '서로 다른 곳에서 다섯 사람이 찾아 상품이 나온 말이 여기에 모이고, 손님에게도 보여요.':
    'Words that five people in different places searched for and found products by gather here, and customers see them.',
  숨기기: 'Hide',
  '다시 보이기': 'Show again',
  '‘{name}’을(를) 숨겼어요.': '“{name}” was hidden.',
  '마지막으로 찾은 날': 'Last on',
  '같은 말': 'Words',
  '쉼표로 나눠 한국어와 영어를 함께 적어요. 띄어쓰기와 대소문자는 가리지 않아요.':
    'Parted by commas, Korean and English together. Spaces and capitals do not matter.',
  '어떤 말에': 'For which words',
  '보일 이름': 'Name that is shown',
  '페이지 주소': 'Address of the page',
  '우리 가게의 /로 시작하는 주소나 https:// 주소예요.':
    'An address of the shop that begins with /, or one of https://.',
  '검색에서 보이기': 'Shown in search',
  보여요: 'Shown',
  숨겨요: 'Hidden',
  '‘{name}’을(를) 지울까요?': 'Remove “{name}”?',
  '같은 뜻의 말로 이어 주기': 'Give it words of the same meaning',
  '페이지로 이어 주기': 'Lead it to a page',
  '이어 주었어요. 검색에 바로 쓰여요.': 'Linked. Searches use it at once.',
}
