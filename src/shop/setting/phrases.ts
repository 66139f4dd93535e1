/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '메일 서버를 정하지 않아 메일을 보낼 수 없어요. 운영자에게 서버의 SMTP_URL을 정해 달라고 해 주세요.':
    'No mail server is set, so no mail can leave. Ask the owner to set SMTP_URL on the server.',
  '지금은 이 가게에서 메일을 보낼 수 없어요. 고객센터 {phone}으로(로) 전화해 주세요.':
    'This shop cannot send mail at the moment. Please call customer service at {phone}.',
  '지금은 이 가게에서 메일을 보낼 수 없어요. 고객센터로 연락해 주세요.':
    'This shop cannot send mail at the moment. Please contact customer service.',
  '국가 코드를 영문 두 글자로 적어 주세요. 예: JP':
    'Enter the two letters of the country code, such as JP.',
  '가격을 정할 대상을 골라 주세요.': 'Choose what the price is for.',
  '모두에게 주는 수량 할인은 2개부터예요.': 'Price breaks for everybody begin at 2.',
  '묶음 단위로 나누어지는 수량을 적어 주세요.': 'Enter a quantity of whole packs.',
  '같은 줄이 두 번 있어요.': 'This row is there twice.',
  '한 묶음에 20개까지예요.': 'Up to 20 in a group.',
  '묶음은 8개까지예요.': 'Up to 8 groups.',
  '묶음 이름을 적어 주세요.': 'Please name the group.',
  '같은 이름의 묶음이 있어요.': 'There is a group of this name.',
  '속성을 하나 이상 적어 주세요.': 'Enter at least one trait.',
  '속성 이름을 적어 주세요.': 'Enter the name of the trait.',
  '같은 속성이 두 번 있어요.': 'This trait is there twice.',
  '오가는 배송비라서 편도 배송비보다 적을 수 없어요.':
    'It covers both ways, so it cannot be less than one way.',
  '앞줄보다 큰 금액을 적어 주세요.': 'Enter more than in the row before.',
  '지역 이름을 적어 주세요.': 'Enter the name of the region.',
  '우편번호는 숫자 5자리예요.': 'A postcode has 5 digits.',
  '끝 번호는 첫 번호보다 작을 수 없어요.': 'The last postcode cannot come before the first.',
  '다른 줄과 우편번호가 겹쳐요.': 'This overlaps with another row.',
  '날짜를 골라 주세요.': 'Choose a day.',
  '같은 계좌가 두 번 있어요.': 'This account is there twice.',
  '은행 이름을 적어 주세요.': 'Enter the name of the bank.',
  '계좌번호는 숫자와 - 로 8자리 이상 적어 주세요.':
    'An account number has at least 8 digits and hyphens.',
  '예금주를 적어 주세요.': 'Enter the account holder.',
  '쓰는 계좌가 하나는 있어야 해요.': 'At least one account must be in use.',
  '코드는 영문, 숫자, - 만 쓸 수 있어요.': 'A code has Latin letters, digits and hyphens only.',
  '같은 코드가 두 번 있어요.': 'This code is there twice.',
  '택배사 이름을 적어 주세요.': 'Enter the name of the courier.',
  '주소는 https://로 시작해요.': 'The address starts with https://.',
  '상호를 적어 주세요.': 'Enter the name of the company.',
  '메일 주소 형식이 아니에요. 예: name@example.com':
    'This is not an email address. Example: name@example.com',
  '이름을 적어 주세요.': 'Enter a name.',
  '보여 줄 글을 적어 주세요.': 'Enter the text to show.',
  '주소는 https:// 또는 /로 시작해요.': 'The address starts with https:// or /.',
  '그사이 다른 사람이 저장했어요. 새로 불러온 뒤 다시 저장해 주세요.':
    'Someone else has saved in the meantime. Reload and save again.',
  '국내 배송은 배송 설정에서 정해요.': 'Shipping within Korea is set under Shipping.',
  '같은 나라가 두 번 있어요.': 'The same country is there twice.',
  '나라 이름을 적어 주세요.': 'Enter the name of the country.',
  '배송비를 한 줄 이상 적어 주세요.': 'Enter at least one row of shipping costs.',
  '앞줄보다 큰 값을 적어 주세요.': 'Enter more than in the row before.',
  '가장 빠른 날보다 작을 수 없어요.': 'This cannot be less than the earliest day.',
  '같은 등급이 두 번 있어요.': 'The same grade is there twice.',
  '쓰는 단위보다 작을 수 없어요.': 'This cannot be less than the unit of spending.',
  '새 주소는 https://로 시작하고, 뒤에 경로를 붙이지 않아요.':
    'The new address starts with https:// and has no path.',
  '새 주소와 같아요. 옛 주소를 적어 주세요.': 'This is the new address. Enter an old one.',
  세일: 'Sale',
  '주문과 문의': 'Orders and help',
  '우리 가게에 없는 주소예요. 화면을 열어 주소를 복사해 주세요.':
    'The shop has no such page. Open the page and copy its address.',
  '메뉴에 보일 말을 적어 주세요.': 'Enter the words of the menu.',
  '묶음의 제목을 적어 주세요.': 'Enter a title for the group.',
  '링크를 하나 이상 넣어 주세요.': 'Add at least one link.',
  '숫자 4자리까지 적어 주세요.': 'Up to 4 digits.',
}
