export const phrases: Record<string, string> = {
  '{number}번의 개수': 'Pieces of line {number}',
  '{number}번 빼기': 'Take line {number} out',
  '레시피와 작업대 계산은 그 페이지에서 키트에 담아요.':
    'Recipes and calculations are put into a kit from their own pages.',
  '레시피 보기': 'See the recipes',
  '공유한 키트': 'A shared kit',
  '{maker} 님이 공유한 키트': 'A kit shared by {maker}',
  '나도 키트 만들기': 'Make a kit of my own',
  '내 키트': 'My kits',
  키트: 'Kit',
  '한 사람 몫의 포뮬러에 인원을 곱해, 수업이나 모임의 재료를 한 번에 준비해요.':
    'One person’s formulas times the people: the materials of a class or a meeting at once.',
  '새 키트': 'New kit',
  '키트를 불러오지 못했어요': 'The kits could not be loaded',
  '아직 저장한 키트가 없어요': 'No kits yet',
  '첫 키트 만들기': 'Make your first kit',
  '저장한 포뮬러를 골라 인원을 적으면, 모두의 재료를 가장 싼 용량으로 골라 드려요.':
    'Choose formulas and enter the people; we choose the cheapest packs for all of them.',
  '키트 목록': 'Kits',
  '포뮬러를 지워서 비어 있어요': 'Empty: its formulas were deleted',
  '한 사람이 가져갈 것을 고르고, 몇 사람인지 적어 주세요.':
    'Choose what one person takes home, and enter how many people.',
  '먼저 포뮬러를 저장해 주세요': 'Please save a formula first',
  '포뮬러 적기': 'Write a formula',
  '키트를 저장했어요.': 'The kit is saved.',
  '이 키트를 지울까요? 포뮬러는 그대로 있어요.': 'Delete this kit? Its formulas stay.',
  '키트 지우기': 'Delete the kit',
  '키트 이름': 'Name of the kit',
  '토요일 클래스': 'Saturday class',
  명: 'people',
  '한 사람이 만드는 것': 'What one person makes',
  '{number}번 포뮬러': 'Formula {number}',
  '포뮬러 더하기': 'Add a formula',
  '키트 저장': 'Save the kit',
  '{count}명의 재료': 'Materials for {count}',
  '포뮬러를 바꿨어요. 저장하면 재료를 다시 계산해 드려요.':
    'The formulas have changed. Save, and the materials are worked out anew.',
  '직접 적은 재료는 따로 준비해 주세요: {names}':
    'Materials of your own are not sold here: {names}',
  '담은 뒤에 장바구니에서 견적서를 낼 수 있어요.':
    'Once they are in the cart, you can make a quotation there.',
}
