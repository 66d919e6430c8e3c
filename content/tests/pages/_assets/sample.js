// A file that pages show.
export function double(number) {
  return number * 2
}
