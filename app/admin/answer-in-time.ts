const mostMs = 20_000

/**
 * The server's answer, or a rejection when none comes in time: a connection that is lost in a tunnel neither answers
 * nor fails for minutes, and somebody waits for it.
 */
export async function answerInTime<Answer>(asked: Promise<Answer>, milliseconds = mostMs): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the server did not answer in time')), milliseconds)
  })
  try {
    return await Promise.race([asked, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
