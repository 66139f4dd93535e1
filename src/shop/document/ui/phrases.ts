export const phrases: Record<string, string> = {
  '로트 {lot}': 'Lot {lot}',
  '버전 {version}': 'Version {version}',
  자료: 'Documents',
  '자료 {count}개 모두 보기': 'See all {count} documents',
}
