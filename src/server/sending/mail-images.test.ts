import PostalMime from 'postal-mime'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { UsedHosting } from '#server/store/served-certificates.store'
import { addHostname, loseHostname, proveHostname } from '#server/store/custom-hostnames.store'
import { campaignWorld, recorder } from '#server/testing/test-campaign'
import { testDatabase } from '#server/testing/test-database'
import { testHtml, testVariant } from '#server/testing/test-variant'
import { testPorts } from '#server/testing/test-ports'
import { testServer } from '#server/testing/test-server'

const db = await testDatabase()
const world = await campaignWorld(db, 1)
const { one, server } = world
afterAll(world.stop)

/** The origin of uploads here, and where images of the workspace are. */
const OWN = 'http://localhost:8801'
const HOST = 'img.shop1.example'
const image = `/a/${'0f'.repeat(32)}.png`
const html = testHtml.replace(
  '<body>',
  `<body><img src="${OWN}${image}" alt=""><img src="${OWN}/o/x.gif" alt="">`,
)

await addHostname(db, one, {
  hostname: HOST,
  purpose: 'assets',
  isDefault: true,
  token: 'token',
  records: [],
  wasComplete: true,
  isTaken: false,
  isWatched: true,
  createdAt: '2026-01-01T00:00:00.000Z',
})

const hosting: UsedHosting = { customHosts: 'proven', filesOrigin: OWN }

/** The HTML of a campaign that is sent now, and the page that shows it again. */
async function campaignHtml(): Promise<{ mail: string; page: () => Promise<string> }> {
  const { mails, transport } = recorder(1)
  await world.due({
    variants: [testVariant(html.replace('</body>', '<a href="{{view_in_browser_url}}">V</a></body>'))],
  })
  await world.run(world.sender(transport, { linkUrl: OWN, hosting }))
  const { html: mail = '' } = await PostalMime.parse(mails[0]?.raw ?? '')
  const view = /\/v\/[\w-]+/.exec(mail)?.[0] ?? ''
  return { mail, page: async () => (await server.respond(view, {})).text() }
}

/** The HTML of a single mail that is sent now. */
async function singleHtml(): Promise<string | undefined> {
  const api = testServer(db, {
    ports: testPorts({ hosting: { ...testPorts().hosting, ...hosting } }),
  })
  api.turn(server.clock.now() - api.clock.now())
  const { token } = await api.signIn('acc_owner')
  const { status, value } = await api.json('/v1/transactional/send', {
    method: 'POST',
    token,
    workspace: 'ws_one',
    body: {
      kind: 'transactional',
      to: [{ email: 'p0@gmail.com' }],
      senderId: 'snd_1',
      subject: 'Your order',
      html,
      idempotencyKey: `key_${server.clock.now()}`,
    },
  })
  expect(status, JSON.stringify(value)).toBe(200)
  const { rows } = await sql<{ html: string }>`
    select mail ->> 'html' as html from messages order by created_at desc, id desc limit 1`.execute(db)
  return rows[0]?.html
}

test('new mails name images by the hostname for assets once it is in use, and old ones stay as they are (DOM-49)', async () => {
  const before = await campaignHtml()
  expect(before.mail).toContain(`src="${OWN}${image}"`)
  expect(await singleHtml()).toContain(`src="${OWN}${image}"`)

  await proveHostname(db, one, HOST)
  server.turn(60_000)
  const after = await campaignHtml()
  expect(after.mail).toContain(`src="https://${HOST}${image}"`)
  // Links and the picture that counts openings are not images that were uploaded.
  expect(after.mail).toContain(`src="${OWN}/o/x.gif"`)
  expect(after.mail).toContain(`href="${OWN}/c/`)
  expect(await after.page()).toContain(`src="https://${HOST}${image}"`)
  expect(await before.page()).toContain(`src="${OWN}${image}"`)
  expect(await singleHtml()).toContain(`src="https://${HOST}${image}"`)

  await loseHostname(db, one, HOST)
  server.turn(60_000)
  expect((await campaignHtml()).mail).toContain(`src="${OWN}${image}"`)
  expect(await after.page()).toContain(`src="https://${HOST}${image}"`)
})
