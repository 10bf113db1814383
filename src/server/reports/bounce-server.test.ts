import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { expect, test } from 'vitest'
import { createLinkTokens } from '#server/public/link-tokens'
import { testExecution } from '#server/testing/sent-delivery'
import { bounceWorld, BEGUN, dsn } from '#server/testing/bounce-world'

const {
  db,
  tenant,
  links,
  errors,
  reader,
  server,
  newDelivery,
  statusNow,
  eventsOf,
  outcomes,
  deliver,
  address,
} = await bounceWorld()

test('a hard bounce ends that its contact gets mail, once, however often it comes', async () => {
  const same = { to: address(), raw: dsn('5.1.1') }
  expect(await deliver(same, same)).toEqual([expect.stringMatching(/^250 /), expect.stringMatching(/^250 /)])
  await deliver({ ...same, to: address().toUpperCase() })
  expect(await statusNow()).toBe('bounced')
  expect(await outcomes()).toMatchObject({ outcome: 2, code: '5.1.1', smtp: '550 5.1.1 no' })
  expect(await eventsOf()).toEqual(['email.bounced'])
  expect(errors).toEqual([])
})

test('the fifth soft bounce in a row ends it too', async () => {
  for (let number = 1; number <= 5; number += 1) {
    const run = await testExecution(db, tenant, {
      id: `exe_${reader.uid}_${number}`,
      campaignId: 'cmp_1',
      links: [[]],
      sendingAt: BEGUN,
    })
    reader.delivery = await newDelivery(
      reader.uid,
      new Date(Date.parse(BEGUN) + number * 60_000).toISOString(),
      run,
    )
    await deliver({ to: address(), raw: dsn('4.2.2', String(number)) })
    expect(await statusNow()).toBe(number < 5 ? 'subscribed' : 'bounced')
  }
})

test('a complaint does, and the address for unsubscribing', async () => {
  const arf = [
    'Content-Type: multipart/report; report-type=feedback-report; boundary="x"',
    '',
    '--x',
    'Content-Type: message/feedback-report',
    '',
    'Feedback-Type: abuse',
    '',
    '--x--',
    '',
  ].join('\r\n')
  await deliver({ to: address(), raw: arf, from: 'fbl@example.org' })
  expect(await statusNow()).toBe('complained')
  reader.uid = 'con_1'
  await db.updateTable('contacts').set({ status: 0 }).where('uid', '=', reader.uid).execute()
  reader.delivery = await newDelivery(
    'con_1',
    BEGUN,
    await testExecution(db, tenant, { id: 'exe_u', campaignId: 'cmp_1', links: [[]], sendingAt: BEGUN }),
  )
  const to = `u+${links.mailUnsubscribe(reader.delivery)}@bounce.example.jp`
  const from = 'reader@example.org'
  // What a mail server or an absence note says there is nobody's wish.
  await deliver({ to, raw: dsn('5.1.1') }, { to, raw: 'Auto-Submitted: auto-replied\r\n\r\nAway', from })
  expect(await statusNow()).toBe('subscribed')
  const wish = { to: to.toUpperCase(), raw: 'Subject: unsubscribe\r\n\r\n', from }
  const said = await deliver(wish, wish, { ...wish, raw: 'Subject: again\r\n\r\n' })
  for (const answer of said) expect(answer).toMatch(/^250 /)
  expect(await statusNow()).toBe('unsubscribed')
  expect((await eventsOf()).filter((type) => type === 'email.unsubscribed')).toHaveLength(1)
})

test('a reply or an absence note is taken and changes nothing', async () => {
  const said = await deliver({ to: address(), raw: 'Subject: Out of office\r\n\r\nI am away. 5.1.1\r\n' })
  expect(said[0]).toMatch(/^250 /)
  expect(await statusNow()).toBe('subscribed')
  expect(await eventsOf()).toEqual([])
})

test('nobody else is taken mail for', async () => {
  const token = links.bounce(reader.delivery)
  const addresses = [
    'postmaster@bounce.example.jp',
    'somebody@example.org',
    `b+${token.slice(0, -2)}00@bounce.example.jp`,
    `b+${createLinkTokens('cd'.repeat(32)).bounce(reader.delivery)}@bounce.example.jp`,
    `b+${links.unsubscribe(reader.delivery)}@bounce.example.jp`,
    `u+${token}@bounce.example.jp`,
    `b+${links.mailUnsubscribe(reader.delivery)}@bounce.example.jp`,
    `u+${links.unsubscribe(reader.delivery)}@bounce.example.jp`,
    `u+${createLinkTokens('cd'.repeat(32)).mailUnsubscribe(reader.delivery)}@bounce.example.jp`,
    'fbl@example.org',
    'fbl+x@bounce.example.jp',
    `b+@bounce.example.jp`,
    `${token}@bounce.example.jp`,
  ]
  const said = await deliver(...addresses.map((to) => ({ to, raw: dsn('5.1.1') })))
  for (const answer of said) expect(answer).toMatch(/^550 5\.1\.1/)
  expect(await statusNow()).toBe('subscribed')
})

test('a mail that is too large is refused, and the next one is taken', async () => {
  const said = await deliver(
    { to: address(), raw: `${dsn('5.1.1')}${`${'x'.repeat(70)}\r\n`.repeat(20_000)}` },
    { to: address(), raw: dsn('5.2.1') },
  )
  expect(said[0]).toMatch(/^552 |larger than allowed/)
  expect(said[1]).toMatch(/^250 /)
})

test('callers that hang up end nothing', async () => {
  for (let number = 0; number < 5; number += 1) {
    const connection = new SMTPConnection({
      host: '127.0.0.1',
      port: server.port,
      ignoreTLS: true,
      logger: false,
    })
    connection.on('error', () => undefined)
    await new Promise<void>((done) => connection.connect(() => done()))
    connection.close()
  }
  expect((await deliver({ to: address(), raw: dsn('5.1.2') }))[0]).toMatch(/^250 /)
})

test('a bounce that can not be written down is asked for again', async () => {
  await db.schema.alterTable('inbox').renameTo('inbox_away').execute()
  const said = await deliver({ to: address(), raw: dsn('5.1.1') })
  await db.schema.alterTable('inbox_away').renameTo('inbox').execute()
  expect(said[0]).toMatch(/^451 4\.3\.0/)
  expect(errors).toHaveLength(1)
  expect(await statusNow()).toBe('subscribed')
  expect((await deliver({ to: address(), raw: dsn('5.1.1') }))[0]).toMatch(/^250 /)
  expect(await statusNow()).toBe('bounced')
})
