import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { createDocument } from '#app/site/forms/submit.ts'
import { readQuotePage } from './quote-page.ts'

/** A form that is sent within 2 s of its opening would be quarantined. */
const honestAgeMs = 2_100

/** A way to create quotes over kept connections, each quote from an address of its own. `close` ends the connections. */
export async function quotePosts(site: string, connections: number) {
  const { publicApiKey, formToken } = readQuotePage(await (await fetch(site)).text())
  await pause(honestAgeMs)
  const newAgent = () => new Agent({ keepAlive: true, maxSockets: connections })
  let agent = newAgent()
  let visitors = 0
  return {
    /** Resolves when the server has answered that the quote is stored; throws when it answers anything else. */
    async createOne(): Promise<void> {
      visitors += 1
      const idempotencyKey = randomUUID()
      const input = {
        firstName: 'Dana',
        lastName: 'Whitfield',
        phone: '(713) 555-0117',
        email: 'dana@example.com',
        service: 'automotive',
        message: `Keys locked in a pickup at the north parking lot, gate 4. Mark: ${idempotencyKey}`,
        fileUrls: [],
      }
      const body = JSON.stringify({
        query: createDocument('Quote'),
        variables: { input, submission: { formToken, idempotencyKey, trap: '' } },
      })
      const answer = await post(`${site}/graphql`, body, {
        agent,
        headers: {
          'content-type': 'application/json',
          'x-api-key': publicApiKey,
          'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
        },
      })
      if (!/^\{"data":\{"createQuote":\{"id":/.test(answer)) throw new Error(`Not stored: ${answer}`)
    },
    /** Begins again with new connections: the server ends those that nobody used for some seconds. */
    reconnect() {
      agent.destroy()
      agent = newAgent()
    },
    close: () => agent.destroy(),
  }
}

function post(
  url: string,
  body: string,
  { agent, headers }: { agent: Agent; headers: Record<string, string> },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      { method: 'POST', agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          text += chunk
        })
        response.on('end', () => resolve(text))
        response.on('error', reject)
      },
    )
    sending.on('error', reject)
    sending.end(body)
  })
}
