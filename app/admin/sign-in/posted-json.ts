import { data } from 'react-router'

/** What a script of ours posted. What is no JSON did not come from one: the sender's mistake, no failure of ours. */
export async function postedJson(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    throw data(null, { status: 400 })
  }
}
