/** Who may be played at the pretend Kakao. `broken` makes Kakao fail when the shop asks for the token. */
export const people = [
  {
    key: 'haneul',
    id: 3_100_000_001,
    name: '김하늘',
    email: 'haneul@kakao.example',
    verified: true,
    phone: '+82 10-3456-7890',
  },
  {
    key: 'byeol',
    id: 3_100_000_002,
    name: '남궁별',
    email: 'byeol@kakao.example',
    verified: false,
    phone: '',
  },
  {
    key: 'sample',
    id: 3_100_000_003,
    name: '강가온',
    email: 'sample1@mail.example',
    verified: true,
    phone: '+82 10-0000-1000',
  },
]

/** Somebody whom no shop has seen before. */
export const newcomer = { name: '새내기', email: '', verified: false, phone: '' }
