/**
 * The server's answer, or what `instead` makes of why none came. What the server decided, such as a redirect, is thrown
 * on: the router carries it out.
 */
export async function answerOr<Answer, Instead>(
  asked: Promise<Answer>,
  instead: (error: unknown) => Instead,
): Promise<Answer | Instead> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Response) throw error
    return instead(error)
  }
}
