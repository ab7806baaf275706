import { expect, test } from 'vitest'
import { begunFirm, enteredFirm } from './entered.ts'
import { albuquerque, columbus, foreignToAll, foreignToPanels } from './firms.ts'
import { foreignIn } from './sentences.ts'
import { readDoorOfPanel, readForms, readMails, readPanel, readRequest, readSite } from './shown.ts'

/* A firm that begins with an empty store and enters itself through the panel: nothing that it did not say stands anywhere. */

test.each([
  ['Albuquerque, by day', albuquerque],
  ['Columbus, day and night', columbus],
])(
  'nothing that a firm in %s shows or sends is of another firm',
  async (_place, firm) => {
    const entered = await enteredFirm(firm)
    await using _lantern = entered.lantern
    const site = await readSite(entered.lantern)
    expect(site.size).toBeGreaterThan(20)
    const texts = new Map([
      ...site,
      ...(await readRequest(entered, firm)),
      ...(await readForms(entered, firm)),
      ...(await readDoorOfPanel(entered)),
      ...(await readMails(entered)),
    ])
    expect(texts.get('invoice.pdf')?.join(' ')).toContain(firm.profile.name)
    expect(foreignIn(texts, firm.foreign)).toEqual([])
    expect(foreignIn(await readPanel(entered), foreignToPanels)).toEqual([])
  },
  240_000,
)

test('a firm that has entered its name, place and phones claims nothing that it has not said', async () => {
  await using lantern = await begunFirm(albuquerque, ['identity', 'place', 'phones'])
  expect(foreignIn(await readSite(lantern), foreignToAll)).toEqual([])
})
