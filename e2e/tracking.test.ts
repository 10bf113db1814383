import { breakFromTheStart, calls, CONTACTS, expect, openContacts, signIn, test } from './journey.ts'

const toTracking = (call: string) => call.includes(' /web/v1/')

test('the visit is counted: who it is and which page, without what the address says of where one was going', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (toTracking(`${request.method()} ${new URL(request.url()).pathname}`))
      sent.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`)
  })
  await signIn(page, `${CONTACTS}?redirect=%2Fsomewhere`)
  await expect.poll(() => sent.join()).toMatch(/identify .*haruka\.mori@/)
  await expect.poll(() => sent.join()).toMatch(/events\/track .*page_view/)
  expect(sent[0]).toMatch(/^\/web\/v1\/sessions\/start/)
  expect(sent.join()).not.toContain('somewhere')
})

test('a visit that can not be counted is told in the console, and nobody else notices', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'log') logged.push(message.text())
  })
  await breakFromTheStart(page, { kind: 'status', code: 500, path: '/web/v1/sessions/start' })
  await openContacts(page)
  await expect.poll(() => logged).toContain('failed to init session')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(page).not.toHaveURL(CONTACTS)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect((await calls(page)).filter(toTracking)).toEqual(['POST /web/v1/sessions/start'])
})
