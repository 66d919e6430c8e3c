// A limit for questions to Redis: its client waits for ever while the server is away.

/** The same result, unless it takes longer: then the promise is rejected. */
export function answered<Result>(answer: Promise<Result>, milliseconds: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms.`)), milliseconds)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
