/** A button that answers. */
export default function ShoutButton() {
  return (
    <button type="button" className="button" onClick={(event) => event.currentTarget.append('!')}>
      Shout
    </button>
  )
}
