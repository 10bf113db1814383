import type { Page } from '@playwright/test'
import { countOf, expect, signIn, test } from './journey.ts'
import { pass, setClock } from './on-server.ts'

const CAMPAIGNS = '/workspaces/ws_sakura/campaigns'
/** A draft that only has to be sent. */
const READY = `${CAMPAIGNS}/cmp_19`
/** A Tuesday in winter: the clocks of New York go forward within a month. */
const START = new Date('2027-02-16T09:00:00+09:00')

test.use({ movesClock: true })
test.beforeEach(async ({ page }) => {
  await setClock(page, START)
})

const name = (page: Page) => page.getByRole('textbox', { name: /^Name of the campaign/ })
const timer = (page: Page) => page.getByRole('timer')
/** What the minute to take it back has left, s. */
const secondsLeft = async (page: Page) =>
  Number(/^Sending in (\d+)s$/.exec((await timer(page).textContent()) ?? '')?.[1])

/** Presses Send and agrees; from here on it can be taken back for a minute. */
async function send(page: Page) {
  await page.getByRole('button', { name: 'Send to 131 people' }).click()
  const question = page.getByRole('alertdialog', { name: /131 people/ })
  await question.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(timer(page)).toHaveText(/^Sending in (60|5\d)s$/)
}

test('nothing comes into the question before sending late, which would move its buttons', async ({
  page,
}) => {
  await signIn(page, `${READY}?step=review`)
  const ask = page.getByRole('button', { name: 'Send to 131 people' })
  await expect(ask).toBeEnabled()
  // Idle callbacks are called in their order: what is loaded ahead is on its way then.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const late: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') late.push(request.url())
  })
  await ask.click()
  const question = page.getByRole('alertdialog', { name: /131 people/ })
  await expect(question).toContainText('Goes to: Contacts who are subscribed')
  expect(late).toEqual([])
})

test(
  'sending is taken back within the minute, after a reload and from a second tab',
  { tag: '@server' },
  async ({ page, context }) => {
    await signIn(page, `${READY}?step=review`)
    await send(page)
    await pass(page, 15_000)
    await expect.poll(() => secondsLeft(page)).toBeLessThan(50)
    const left = await secondsLeft(page)
    await page.reload()
    expect(await secondsLeft(page)).toBeLessThanOrEqual(left)

    const second = await context.newPage()
    await second.goto(READY)
    expect(await secondsLeft(second)).toBeLessThanOrEqual(left)
    await second.keyboard.press('Escape')
    await expect(second.getByText(/^Nothing was sent\. .* is a draft again\.$/)).toBeVisible()
    await expect(name(second)).toBeVisible()
    await second.close()

    // The first tab learns it when its minute is over, and nothing has begun.
    await pass(page, 60_000)
    await expect(name(page)).toBeVisible()
  },
)

test(
  'what is being sent is stopped, continued for those who remain, and has its report',
  { tag: '@server' },
  async ({ page }) => {
    await signIn(page, `${READY}?step=review`)
    await send(page)
    await pass(page, 61_000)
    const stop = page.getByRole('button', { name: 'Stop sending' })
    await expect(stop).toBeVisible()
    // What is stopped before anything went out is a draft again.
    await pass(page, 30_000)
    await expect(page.getByText(/^[1-9]\d* of 131$/)).toBeVisible()
    await stop.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop', exact: true }).click()
    await pass(page, 30_000)
    const rest = page.getByRole('button', { name: /^Send to the \d+ people who have not received it$/ })
    const remaining = Number(/\d+/.exec((await rest.textContent()) ?? '')?.[0])
    expect(remaining).toBeGreaterThan(50)
    expect(remaining).toBeLessThanOrEqual(131)

    await rest.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send', exact: true }).click()
    await expect(timer(page)).toHaveText(/^Sending in (60|5\d)s$/)
    await pass(page, 61_000)
    await expect(stop).toBeVisible()
    // A minute at a time, as its page asks how far it is.
    for (let minute = 0; minute < 4; minute += 1) await pass(page, 60_000)
    await expect(page.getByRole('heading', { name: 'Report' })).toBeVisible()
    await expect(page.getByText(/^131 people, \d+ sent$/)).toBeVisible()
    await expect(stop).toBeHidden()
  },
)

test('a time that the clocks leave out is explained, and the next one is scheduled and moved', async ({
  page,
}) => {
  await signIn(page, `${READY}?step=review`)
  await page.getByRole('radio', { name: 'At a date and time' }).check()
  const card = page.getByRole('group', { name: 'Date and time' })
  const zone = card.getByRole('combobox', { name: 'Time zone' })
  await zone.fill('New York')
  await page.getByRole('option', { name: /New York/ }).click()
  await card.getByRole('textbox', { name: 'Date' }).fill('03/14/2027')
  await card.getByRole('spinbutton', { name: 'Time' }).fill('2:30')
  await expect(card.getByText(/^Clocks go forward on this day, so 2:30.* doesn’t exist\.$/)).toBeVisible()
  await card.getByRole('button', { name: /^Use 3:30/ }).click()
  await page.getByRole('button', { name: 'Schedule for 131 people' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('heading')).toContainText(/Mar 14, 2027.*3:30.*New York/)
  await question.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByText(/^Sends Sun, Mar 14.*3:30.*(EDT|GMT-4)/)).toBeVisible()
  await expect(page.getByText(/^2\d d \d+ h left$/)).toBeVisible()

  await page.getByRole('button', { name: 'Cancel the schedule' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the schedule' }).click()
  await expect(name(page)).toBeVisible()
})

test('the people behind a figure have an address: Back closes them, and a reload opens them again', async ({
  page,
}) => {
  const report = `${CAMPAIGNS}/cmp_1`
  await signIn(page, `${CAMPAIGNS}?status=sent`)
  await page.getByRole('grid').locator(`a[href="${report}"]`).click()
  await page.getByRole('button', { name: 'Delivered: show people' }).click()
  const people = page.getByRole('dialog', { name: 'Delivered: people' })
  await expect(people).toBeVisible()
  await expect(page).toHaveURL(`${report}?people=delivered`)
  await page.goBack()
  await expect(people).toBeHidden()
  await expect(page).toHaveURL(report)
  await page.goForward()
  await expect(people.getByRole('link').first()).toBeVisible()
  await page.reload()
  await expect(people.getByRole('link').first()).toBeVisible()
  await people.getByRole('button', { name: 'Close' }).click()
  await expect(people).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(`${CAMPAIGNS}?status=sent`)
})

test('a report leads to a campaign for those who did not open it', { tag: '@server' }, async ({ page }) => {
  await signIn(page, `${CAMPAIGNS}?status=sent`)
  await page.getByRole('grid').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Create follow-up' }).click()
  await page.getByRole('link', { name: 'Open the draft' }).click()
  await expect(name(page)).toHaveValue(/: follow-up$/)
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: /^Audience/ })
    .click()
  await expect(page.getByText(/^Goes to: .* who never opened the campaign /)).toBeVisible()
})

test('a member writes and sends, and what is open is saved before it can be sent', async ({ page }) => {
  await signIn(page, `${READY}?step=settings`, 'tom')
  const reply = page.getByRole('textbox', { name: 'Reply address' })
  await reply.fill('shop')
  await page.getByRole('link', { name: 'Review and send' }).click()
  await expect(page.getByText('You can send it once your changes are saved.')).toBeVisible()
  await page.getByRole('link', { name: 'Not saved: the reply address is wrong' }).click()
  await expect(reply).toBeFocused()
  await expect(reply).toHaveValue('shop')
  await reply.fill('shop@sakura-roastery.example')
  await page.getByRole('link', { name: 'Review and send' }).click()
  await expect(page).toHaveURL(`${READY}?step=review`)
  await send(page)
  expect(await countOf(page, 'POST /v1/campaigns/cmp_19/schedule')).toBe(1)
})
