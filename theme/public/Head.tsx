export default function Head() {
  return null
}
