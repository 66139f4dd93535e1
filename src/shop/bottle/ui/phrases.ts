/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '라벨 도안': 'The label',
  '시안 준비 중': 'Proof in preparation',
  '시안 확인': 'Proof to check',
  '시안 고치는 중': 'Proof being changed',
  '결제 기다림': 'Awaiting payment',
  '제작 준비': 'Paid',
  '제작 중': 'In production',
  '배송 중': 'Shipped',
  완료: 'Done',
  보류: 'On hold',
  '의뢰 취소됨': 'Cancelled',
  '의견을 남길 곳 고르기': 'Choose a place for the comment',
  오드모아: 'ODEMOA',
  '맡긴 분': 'Customer',
  '의견 남기기': 'Leave a comment',
}
