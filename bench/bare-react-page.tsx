import { useState } from 'react'

/** As many elements as a page of the shop, in four to a row, each row a part with a state and a button. */
export function BareReactPage({ elements }: { elements: number }) {
  return (
    <main>
      {Array.from({ length: Math.ceil(elements / 4) }, (_, n) => (
        <Row key={n} n={n} />
      ))}
    </main>
  )
}

function Row({ n }: { n: number }) {
  const [times, setTimes] = useState(0)
  return (
    <p>
      <a href={`#${n}`}>줄 {n}</a> <span>{times}</span>
      <button type="button" onClick={() => setTimes(times + 1)}>
        누르기
      </button>
    </p>
  )
}
