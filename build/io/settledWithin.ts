// A time limit for a promise.

/** The same result, unless it takes longer: then the promise is rejected with the error. */
export async function settledWithin<Result>(
  milliseconds: number,
  promise: PromiseLike<Result>,
  late: () => Error = () => new Error(`No answer within ${milliseconds} ms.`),
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds)
  })
  try {
    return await Promise.race([promise, limit])
  } finally {
    clearTimeout(timer)
  }
}
