export const phrases: Record<string, string> = {
  로그인: 'Log in',
  '주문과 찜한 상품을 이어서 볼 수 있어요.': 'Pick up your orders and saved items.',
  '비회원 주문 조회': 'Find a guest order',
  '회원이 아니어도 주문을 다시 볼 수 있어요.': 'You can see your order again without an account.',
  '아이디나 메일을 적어 주세요.': 'Enter your id or email.',
  '비밀번호를 적어 주세요.': 'Enter your password.',
  '아이디 또는 메일': 'Id or email',
  비밀번호: 'Password',
  '답을 받지 못했어요. 잠시 뒤 다시 시도해 주세요.': 'No answer arrived. Please try again in a moment.',
}
