import * as v from 'valibot'
import { expectEqual, expectRefused, good, type Scene } from './http.ts'
import type { Check } from './suite.ts'

const Versioned = v.looseObject({ id: v.optional(v.string()), version: v.number() })
const Counted = v.object({ count: v.number() })
const Items = v.object({ items: v.array(v.looseObject({ id: v.string() })) })

/** Rules of single groups: versions, names, states, sums. */
export function ruleChecks({ owner, member, nobody, workspaceId }: Scene): Check[] {
  const call = (method: string, path: string, body?: unknown) =>
    owner.call(method, `/v1${path}`, { workspaceId, body })
  const count = async (path: string, body?: unknown) =>
    v.parse(Counted, good(await call(body === undefined ? 'GET' : 'POST', path, body))).count
  const person = `conformance-${Date.now().toString(36)}`
  let people = 0
  const newEmail = () => `${person}-${(people += 1)}@mail.example`
  const newContact = async (extra: object = {}) => {
    const answer = good(await call('POST', '/contacts', { email: newEmail(), ...extra }))
    return v.parse(
      v.object({ contact: v.looseObject({ id: v.string(), email: v.string(), version: v.number() }) }),
      answer,
    ).contact
  }

  return [
    ...['/workspace', '/brand', '/web_api'].map((path) => ({
      name: `${path} refuses a write from a version that is no longer current`,
      async run() {
        const { version } = v.parse(Versioned, good(await call('GET', path)))
        expectRefused(await call('POST', path, { ...(await writable(path)), version: version + 1 }), 409)
        expectRefused(
          await call('POST', path, { ...(await writable(path)), version: version - 1 || 99 }),
          409,
        )
      },
    })),
    {
      name: '/web_api: where consent is required, a visit without it is refused and sets no cookie',
      async run() {
        const start = (body: object) => nobody.call('POST', '/web/v1/sessions/start', { workspaceId, body })
        const change = async (requireConsent: boolean) => {
          const { version } = v.parse(Versioned, good(await call('GET', '/web_api')))
          good(await call('POST', '/web_api', { version, requireConsent }))
        }
        const { requireConsent } = v.parse(
          v.looseObject({ requireConsent: v.boolean() }),
          good(await call('GET', '/web_api')),
        )
        await change(true)
        try {
          for (const body of [{}, { consent: 'denied' }]) {
            const refused = await start(body)
            expectRefused(refused, 428)
            expectEqual(refused.headers.getSetCookie(), [], 'the cookies of a refused visit')
          }
          good(await start({ consent: 'granted' }))
          await change(false)
          good(await start({}))
          expectRefused(await start({ consent: 'denied' }), 428)
        } finally {
          await change(requireConsent)
        }
      },
    },
    {
      name: 'contacts: a count is what a search finds, whatever is asked',
      async run() {
        const filters = [
          {},
          { q: 'sato' },
          { status: ['subscribed'] },
          { status: ['bounced', 'complained'] },
          { q: 'example', status: ['pending'] },
          { ids: [] },
          { q: 'nobody is called this' },
        ]
        for (const filter of filters) {
          const wanted = await count('/contacts/search/count', filter)
          let found = 0
          for (let offset = 0; ; offset += 100) {
            const { items } = v.parse(
              Items,
              good(await call('POST', '/contacts/search', { ...filter, limit: 100, offset })),
            )
            found += items.length
            if (items.length < 100) break
          }
          expectEqual(found, wanted, JSON.stringify(filter))
        }
      },
    },
    {
      name: 'contacts: the counts of all statuses add up to everybody',
      async run() {
        let sum = 0
        for (const status of ['subscribed', 'pending', 'unsubscribed', 'bounced', 'complained', 'blocked'])
          sum += await count('/contacts/search/count', { status: [status] })
        expectEqual(sum, await count('/contacts/search/count', {}), 'sum of the statuses')
      },
    },
    {
      name: 'contacts: one address is one contact, whatever its case',
      async run() {
        const { id, email } = await newContact()
        const again = v.parse(
          v.object({ contact: v.looseObject({ id: v.string() }), created: v.boolean() }),
          good(await call('POST', '/contacts', { email: email.toUpperCase(), name: 'Again' })),
        )
        expectEqual([again.contact.id, again.created], [id, false], 'the second upsert')
      },
    },
    ...['', 'x', 'a@', '@b.example', 'a b@c.example', 'a@b', 'a@@b.example'].map((email) => ({
      name: `contacts: "${email}" is no address`,
      async run() {
        expectRefused(await call('POST', '/contacts', { email }), 400)
      },
    })),
    {
      name: 'contacts: a stale version is refused, and nothing is changed',
      async run() {
        const { id, version } = await newContact()
        good(await call('POST', `/contacts/${id}`, { version, name: 'First' }))
        expectRefused(await call('POST', `/contacts/${id}`, { version, name: 'Second' }), 409)
        const now = v.parse(v.looseObject({ name: v.string() }), good(await call('GET', `/contacts/${id}`)))
        expectEqual(now.name, 'First', 'the name')
      },
    },
    {
      name: 'contacts: who unsubscribed comes back only with a note on the consent',
      async run() {
        const { id, version } = await newContact()
        good(await call('POST', `/contacts/${id}`, { version, status: 'unsubscribed' }))
        const back = { version: version + 1, status: 'subscribed' }
        expectRefused(await call('POST', `/contacts/${id}`, back), 422)
        good(
          await call('POST', `/contacts/${id}`, {
            ...back,
            consent: { at: new Date().toISOString(), source: 'manual', note: 'Asked by phone' },
          }),
        )
      },
    },
    {
      name: 'contacts: nobody becomes bounced or complained by hand',
      async run() {
        for (const status of ['bounced', 'complained', 'pending']) {
          const { id, version } = await newContact()
          expectRefused(await call('POST', `/contacts/${id}`, { version, status }), 422)
        }
      },
    },
    {
      name: 'contacts: who was deleted is gone from searches, counts and lists',
      async run() {
        const { id, email } = await newContact()
        const before = await count('/contacts/search/count', {})
        good(await call('DELETE', `/contacts/${id}`))
        expectEqual(await count('/contacts/search/count', {}), before - 1, 'contacts')
        expectEqual(await count('/contacts/search/count', { q: email }), 0, 'found by the address')
        expectRefused(await call('GET', `/contacts/${id}`), 404)
        expectRefused(await call('DELETE', `/contacts/${id}`), 404)
      },
    },
    {
      name: 'contacts: a bounced contact is brought back by an owner with a reason only',
      async run() {
        const { items } = v.parse(
          v.object({
            items: v.array(v.object({ id: v.string(), version: v.number() }, 'a bounced contact')),
          }),
          good(await call('POST', '/contacts/search', { status: ['bounced'], limit: 1 })),
        )
        const [one] = items
        if (!one) return
        const body = { version: one.version, status: 'subscribed', statusReason: 'The mailbox works again' }
        expectRefused(await member.call('POST', `/v1/contacts/${one.id}`, { workspaceId, body }), 403)
        expectRefused(await call('POST', `/contacts/${one.id}`, { ...body, statusReason: ' ' }), 422)
        good(await call('POST', `/contacts/${one.id}`, body))
      },
    },
    {
      name: 'mailing lists: a name is taken once, whatever its case and width',
      async run() {
        const name = `Conformance ${person}`
        const list = v.parse(Versioned, good(await call('POST', '/mailing_lists', { name })))
        expectRefused(await call('POST', '/mailing_lists', { name: name.toUpperCase() }), 409)
        expectRefused(await call('POST', '/mailing_lists', { name: name.replaceAll('C', 'Ｃ') }), 409)
        good(await call('DELETE', `/mailing_lists/${list.id ?? ''}`))
      },
    },
    {
      name: 'mailing lists: counts are those of the contacts, and a deleted list leaves them',
      async run() {
        const made = v.parse(Versioned, good(await call('POST', '/mailing_lists', { name: `L ${person}` })))
        const id = made.id ?? ''
        const contact = await newContact({ mailingLists: { [id]: 'active' } })
        const one = v.parse(
          v.looseObject({ counts: v.looseObject({ active: v.number() }) }),
          good(await call('GET', `/mailing_lists/${id}`)),
        )
        expectEqual(one.counts.active, 1, 'active')
        expectEqual(await count('/contacts/search/count', { mailingListId: id }), 1, 'found by the list')
        good(await call('DELETE', `/mailing_lists/${id}`))
        const after = v.parse(
          v.looseObject({ subscriptions: v.array(v.unknown()) }),
          good(await call('GET', `/contacts/${contact.id}`)),
        )
        expectEqual(after.subscriptions, [], 'subscriptions')
      },
    },
    {
      name: 'import: a dry run changes nothing, and a chunk that comes twice counts once',
      async run() {
        const chunk = {
          importId: `imp_${person}`,
          chunk: { index: 0, total: 1 },
          rows: [{ mail: newEmail() }, { mail: 'nonsense' }, { mail: '' }],
          mapping: [{ column: 'mail', key: 'email' }],
          onExisting: 'skip',
          mailingListIds: [],
          optIn: 'active',
          consentNote: 'Conformance',
        }
        const before = await count('/contacts/search/count', {})
        good(await call('POST', '/import/csv', { ...chunk, dryRun: true }))
        expectEqual(await count('/contacts/search/count', {}), before, 'contacts after a dry run')
        const first = good(await call('POST', '/import/csv', chunk))
        const second = good(await call('POST', '/import/csv', chunk))
        expectEqual(second, first, 'the answer to the same chunk')
        expectEqual(await count('/contacts/search/count', {}), before + 1, 'contacts')
      },
    },
    {
      name: 'schemas: keys and types are for ever',
      async run() {
        const version = async () => v.parse(Versioned, good(await call('GET', '/schemas/contact'))).version
        const key = `c_${person.replaceAll('-', '_')}`
        good(
          await call('POST', '/schemas/contact/properties', {
            version: await version(),
            key,
            type: 'number',
            label: key,
          }),
        )
        expectRefused(
          await call('POST', '/schemas/contact/properties', {
            version: await version(),
            key,
            type: 'string',
            label: `${key}2`,
          }),
          409,
        )
        const { id } = await newContact({ properties: { [key]: 7 } })
        expectRefused(
          await call('POST', '/contacts', { email: newEmail(), properties: { [key]: 'seven' } }),
          422,
        )
        good(await call('DELETE', `/schemas/contact/properties/${key}`))
        const after = v.parse(
          v.looseObject({ properties: v.looseObject({}) }),
          good(await call('GET', `/contacts/${id}`)),
        )
        expectEqual(key in after.properties, false, 'the value of a deleted property is there')
        expectRefused(
          await call('POST', '/schemas/contact/properties', {
            version: await version(),
            key,
            type: 'number',
            label: key,
          }),
          409,
        )
      },
    },
    ...['email', 'name', 'status', 'created_at'].map((key) => ({
      name: `schemas: the property "${key}" belongs to the system`,
      async run() {
        expectRefused(await call('DELETE', `/schemas/contact/properties/${key}`), 422, 403)
      },
    })),
  ]

  /** What a write of this thing takes, as it stands now. */
  async function writable(path: string): Promise<object> {
    if (path !== '/workspace') return {}
    const { name, icon, allowedDomains } = v.parse(
      v.looseObject({ name: v.string(), icon: v.unknown(), allowedDomains: v.array(v.string()) }),
      good(await call('GET', path)),
    )
    return { name, icon, allowedDomains }
  }
}
