import { get } from 'node:http'
import { brotliDecompressSync, constants } from 'node:zlib'
import type { Browser } from '@playwright/test'

/** What a server sends before the first acknowledgment: ten packets (RFC 6928), of 1,460 bytes. */
const firstFlightBytes = 14_600

/** Whether a page cut off after the first flight looks the same on a phone's first screen as the whole page, fonts and scripts aside. */
export async function drawsFirstScreen(browser: Browser, url: string): Promise<boolean> {
  const { headerBytes, body } = await compressedPage(url)
  const received = body.subarray(0, firstFlightBytes - headerBytes)
  const whole = await firstScreen(browser, url, brotliDecompressSync(body).toString())
  const options = { finishFlush: constants.BROTLI_OPERATION_FLUSH }
  const begun = await firstScreen(browser, url, brotliDecompressSync(received, options).toString())
  return begun.equals(whole)
}

async function firstScreen(browser: Browser, url: string, html: string): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    await page.route('**', (route) =>
      route.request().url() === url
        ? route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' })
        : route.abort(),
    )
    await page.goto(url)
    // Shown only once the call button of the first screen has left.
    return await page.screenshot({ style: '.call-bar { display: none }' })
  } finally {
    await context.close()
  }
}

function compressedPage(url: string): Promise<{ headerBytes: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const asked = get(url, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      try {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk)
        const headerBytes = response.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0)
        resolve({ headerBytes, body: Buffer.concat(chunks) })
      } catch (error) {
        reject(error)
      }
    })
    asked.on('error', reject)
  })
}
