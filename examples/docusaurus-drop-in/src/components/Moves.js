// Moves in algebraic notation, two to a line.
export default function Moves({ list }) {
  const moves = list.split(' ')
  const pairs = moves.flatMap((white, index) => (index % 2 === 0 ? [[white, moves[index + 1]]] : []))
  return (
    <ol>
      {pairs.map(([white, black]) => (
        <li key={white + black}>
          <b>{white}</b> {black}
        </li>
      ))}
    </ol>
  )
}
