/** The English of what the server and the rules say. */
export const phrases: Record<string, string> = {
  '2026-03-14 09:00처럼 날짜와 시각을 적어 주세요.':
    'Write a day and a time like 2026-03-14 09:00.',
  '날짜를 골라 주세요.': 'Choose a day.',
  '이름은 영문 소문자와 숫자로 시작하고, - 를 넣어 60자까지예요.':
    'A name begins with a small letter or a figure and has up to 60 letters, figures and -.',
  '가게가 이미 쓰는 주소예요. 다른 이름을 적어 주세요.':
    'The shop already uses this address. Choose another name.',
  '이미 있는 이름이에요. 다른 이름을 적어 주세요.': 'This name is taken. Choose another.',
  '삭제했어요.': 'Deleted.',
  '기록했어요.': 'Noted.',
  '제목을 적어 주세요.': 'Enter a title.',
  '매장 이름을 적어 주세요.': 'Enter the name of the store.',
  '사진 설명을 적어 주세요.': 'Say what the picture shows.',
  '주소는 우리 가게의 /로 시작하거나 https://로 시작해요.':
    'An address begins with / in our shop, or with https://.',
  '사진을 골라 주세요.': 'Choose a picture.',
  '사진을 다시 골라 주세요.': 'Choose the picture again.',
  '상품을 골라 주세요.': 'Choose an item.',
  '상품을 다시 골라 주세요.': 'Choose the item again.',
  '언제까지인지 골라 주세요.': 'Choose when it ends.',
  '끝나는 때는 시작보다 뒤여야 해요.': 'The end must come after the start.',
  '달력에 있는 날짜를 골라 주세요.': 'Choose a date of the calendar.',
  '끝나는 날은 시작하는 날보다 앞설 수 없어요.': 'The last day cannot be before the first.',
  '트렌드 이름은 영문 소문자, 숫자, - 로 적어요.':
    'A trend is named with small letters, figures and -.',
  '만드는 순서가 한 단계는 있어야 해요.': 'There must be one step at least.',
  '무엇을 하는지 적어 주세요.': 'Say what is done.',
  '도구 이름을 적어 주세요.': 'Name the tool.',
  '주소를 적어 주세요.': 'Enter the address.',
  '‘{node}’ 조각을 읽을 수 없어요.': 'The piece “{node}” cannot be read.',
  '‘{node}’ 조각부터는 너무 많아요. 조각은 {count}개까지 둘 수 있어요.':
    'From the piece “{node}” on there are too many. A page takes {count} pieces.',
  '‘{node}’ 조각이 너무 깊이 들어 있어요. {count}겹까지 둘 수 있어요.':
    'The piece “{node}” lies too deep. Pieces go {count} levels deep.',
  '‘{node}’ 이름이 두 번 쓰였어요.': 'The name “{node}” is used twice.',
  '‘{node}’ 조각의 이름은 영문, 숫자, - 로 40자까지예요.':
    'The piece “{node}” needs a name of up to 40 letters, figures and -.',
  '‘{node}’ 조각에 {name} 태그는 쓸 수 없어요.': 'The piece “{node}” cannot be a {name}.',
  '‘{node}’ 조각에 {name} 항목은 쓸 수 없어요.': 'The piece “{node}” cannot have {name}.',
  '‘{node}’ 조각 안을 읽을 수 없어요.': 'What is inside the piece “{node}” cannot be read.',
  '‘{node}’ 조각 안에는 다른 조각을 넣을 수 없어요.':
    'The piece “{node}” cannot hold other pieces.',
  '‘{node}’ 조각의 모양 이름을 읽을 수 없어요.': 'The looks of the piece “{node}” cannot be read.',
  '‘{node}’ 조각에 모양 {name}은(는) 쓸 수 없어요.':
    'The piece “{node}” cannot have the look {name}.',
  '‘{node}’ 조각의 스타일을 읽을 수 없어요.': 'The styles of the piece “{node}” cannot be read.',
  '‘{node}’ 조각에 스타일 {name}을(를) 그렇게 쓸 수 없어요.':
    'The piece “{node}” cannot have that {name} style.',
  '‘{node}’ 조각의 속성을 읽을 수 없어요.': 'The properties of the piece “{node}” cannot be read.',
  '‘{node}’ 조각에 {name} 속성을 그렇게 쓸 수 없어요.':
    'The piece “{node}” cannot have that {name}.',
  '지금은 열 수 없는 화면이에요. 게시되어 있는지 확인해 주세요.':
    'This page cannot be opened now. Check that it is published.',
  '사진을 말로 적어 주세요. 보이지 않는 사람에게 읽어 줘요.':
    'Describe the picture in words. They are read to those who cannot see it.',
  '단추에 쓸 말을 적어 주세요.': 'Enter the words of the button.',
  '위도와 경도를 37.5446, 127.0559처럼 적어 주세요.':
    'Write latitude and longitude such as 37.5446, 127.0559.',
  '작업대 계산기의 주소를 /tools/부터 붙여 주세요.':
    'Paste the address of a calculator from /tools/ on.',
}
