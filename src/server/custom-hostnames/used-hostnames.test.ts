import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Form, FormPublication } from '#api/forms'
import { MINUTE } from '#lib/duration'
import { certificateIssueJob } from '#server/jobs/certificate-issue.job'
import { hostnameVerifyJob } from '#server/jobs/hostname-verify.job'
import { usedHostname } from '#server/store/served-certificates.store'
import { allTenants } from '#server/store/workspaces.store'
import { hostnameServer, ONE } from '#server/testing/hostname-server'

const { db, zone, server, ask, answer, run, set } = await hostnameServer()
const LINKS = 'go.used.example'
const FORMS = 'forms.used.example'

const used = async (
  purpose: 'links' | 'forms',
  customHosts: 'proven' | 'certified' | 'never' = 'certified',
) => {
  const tenant = (await allTenants(db)).find(({ id }) => id === ONE.workspace)
  if (!tenant) throw new Error('There is no workspace.')
  return usedHostname(db, tenant, purpose, { customHosts, now: new Date(server.clock.now()).toISOString() })
}
const add = (hostname: string, purpose: string) =>
  answer<{ records: { type: string; fqdn: string; value: string }[] }>('POST', '/custom_hostnames', {
    hostname,
    purpose,
  })

beforeEach(() => server.turn(MINUTE))

test('a hostname is used once it is proven and has a certificate, and no more once it leads elsewhere', async () => {
  const host = await add(LINKS, 'links')
  await run(hostnameVerifyJob)
  expect(await used('links', 'proven')).toBeUndefined()
  set(host)
  server.turn(MINUTE)
  await run(hostnameVerifyJob)
  expect(await used('links', 'proven')).toBe(LINKS)
  expect(await used('links')).toBeUndefined()
  await run(certificateIssueJob)
  expect(await used('links')).toBe(LINKS)
  expect(await used('links', 'never')).toBeUndefined()
  expect(await used('forms')).toBeUndefined()
  zone.set(`CNAME ${LINKS}`, ['parking.example'])
  await sql`update custom_hostnames set next_check_at = created_at`.execute(db)
  await run(hostnameVerifyJob)
  expect(await used('links', 'proven')).toBeUndefined()
})

test('a form is published on the hostname for forms, whose page sends it, and no other one', async () => {
  set(await add(FORMS, 'forms'))
  await run(hostnameVerifyJob)
  await run(certificateIssueJob)
  const list = await answer<{ id: string }>('POST', '/mailing_lists', { name: 'Letter' })
  const made = await answer<Form>('POST', '/forms', { name: 'Sign up' })
  const consent = {
    id: 'ok',
    type: 'consent',
    label: { en: 'Yes', ja: 'はい' },
    required: true,
    width: 'full',
  }
  const { version } = await answer<Form>('POST', `/forms/${made.id}`, {
    version: made.version,
    fields: [...made.fields, consent],
    settings: {
      ...made.settings,
      optIn: 'single',
      mailingListIds: [list.id],
      allowedOrigins: ['https://www.shop.example'],
      success: { kind: 'message', text: 'Thanks' },
      alreadyText: 'Already',
      closedText: 'Closed',
    },
  })
  const publication = await answer<FormPublication>('POST', `/forms/${made.id}/publish`, { version })
  expect(publication).toMatchObject({ hostname: FORMS, url: `https://${FORMS}/f/${made.id}` })
  expect(publication.embed.script).toContain(`https://${FORMS}/form.js`)
  const send = async (origin: string, number: number) =>
    (
      await server.ask(`/f/${made.id}`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: {
          submissionId: `submission-${number}`,
          version: 1,
          answers: { email: `a${number}@reader.example`, ok: true },
          trap: '',
          source: {},
        },
      })
    ).status
  expect(await send(`https://${FORMS}`, 1)).toBe(200)
  expect(await send('https://other.used.example', 2)).toBe(403)
  expect((await ask('GET', `/forms/${made.id}/publication`)).value).toMatchObject({ hostname: FORMS })
  expect(server.failures).toEqual([])
})
