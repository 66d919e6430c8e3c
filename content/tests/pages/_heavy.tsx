/** Stands for a component that is worth loading late. */
export default function Heavy() {
  return <p>The heavy component is here.</p>
}
