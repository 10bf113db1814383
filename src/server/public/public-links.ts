import { ApiError } from '#api/wire'
import { cleanText } from '#domain/kernel/clean-input'
import { choosableLists, withOwnLists } from '#domain/contacts/own-lists'
import type { Clock } from '#lib/clock'
import { safeHref } from '#lib/safe-url'
import { addressKey } from '#server/http/caller-address'
import { readBody } from '#server/http/body'
import { recordEvents } from '#server/store/contact-events.store'
import { changeContact, contactForChange } from '#server/store/contacts.store'
import type { Database, OpenDatabase } from '#server/store/database'
import { linkDestinations } from '#server/sending/link-destination'
import {
  deliveryOf,
  recordUnsubscribe,
  withReaderNow,
  type Delivery,
} from '#server/store/delivery-outcomes.store'
import { readerNow } from '#server/store/former-readers.store'
import { allLists } from '#server/store/mailing-lists.store'
import { brandOf } from '#server/store/settings.store'
import { inTransaction } from '#server/store/transaction'
import { workspaceOf } from '#server/store/workspaces.store'
import { callerLimit } from './caller-limit.ts'
import type { LinkToken, LinkTokens } from './link-tokens.ts'
import type { Reactions } from './reactions.ts'
import { isPrefetch, isRobotAgent } from './robots.ts'
import {
  hintOf,
  missingPage,
  preferencesPage,
  secretHeaders,
  unsubscribedPage,
  type PageLanguage,
} from './subscriber-pages.ts'

export interface PublicLinksOptions {
  database: OpenDatabase
  clock: Clock
  tokens: LinkTokens
  reactions: Reactions
  /** The mail of a delivery as a page; undefined where it can't be shown any more. */
  viewOf?: ((db: Database, delivery: Delivery) => Promise<string | undefined>) | undefined
}

/**
 * In a minute: addresses that are none, of one caller; calls that are counted, or that write, with one token; pages that are drawn
 * for one token; mails that are written anew for one caller.
 */
const LIMIT = { unknown: 60, token: 30, page: 30, views: 300 } as const

const PATH = /^\/(c|o|u|v)\/([\w-]{1,80})(\.gif)?$/
const kindOf = { c: 'click', o: 'open', u: 'unsubscribe', v: 'view' } as const

/** One transparent pixel. */
const PIXEL = Uint8Array.from(
  Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
)

/** A mail as a page: it runs nothing, sends nothing, and its links open as pages of their own. */
const VIEW_CSP =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src https: data:; style-src 'unsafe-inline'; font-src https:; base-uri 'none'; frame-ancestors 'none'"

/** Answers the addresses in mails: clicks, opens, unsubscribing, and the mail in a browser. Nobody is signed in, and no cookie is read or set. */
export function publicLinks({ database, clock, tokens, reactions, viewOf }: PublicLinksOptions) {
  const countUnknown = callerLimit(LIMIT.unknown)
  const countToken = callerLimit(LIMIT.token)
  const countPage = callerLimit(LIMIT.page)
  const countView = callerLimit(LIMIT.views)
  const destinationOf = linkDestinations(database)

  async function answer(request: Request, url: URL, caller: string): Promise<Response> {
    const [, letter, text = '', extension] = PATH.exec(url.pathname) ?? []
    const kind =
      letter === 'c' || letter === 'o' || letter === 'u' || letter === 'v' ? kindOf[letter] : undefined
    const token = tokens.read(text)
    if (!token || token.kind !== kind || (kind === 'open') !== (extension !== undefined)) {
      countUnknown(caller, clock.now())
      return missingPage(wantedLanguage(request))
    }
    const isWrite = request.method === 'POST'
    if (isWrite ? kind !== 'unsubscribe' : request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, {
        status: 405,
        headers: { allow: kind === 'unsubscribe' ? 'GET, HEAD, POST' : 'GET, HEAD' },
      })
    switch (token.kind) {
      case 'click':
        return click(request, text, token)
      case 'open':
        return open(request, text, token)
      case 'unsubscribe':
        if (isWrite) countToken(text, clock.now())
        else countPage(text, clock.now())
        return preferences(request, url, token)
      case 'view':
        countPage(text, clock.now())
        countView(caller, clock.now())
        return view(request, token)
      default:
        return missingPage(wantedLanguage(request))
    }
  }

  /** Whether a call with this token still counts: its figures can't be driven up by calling it over and over. */
  function isCounted(request: Request, token: string): boolean {
    if (request.method !== 'GET' || isPrefetch(request)) return false
    try {
      countToken(token, clock.now())
      return true
    } catch (error) {
      if (error instanceof ApiError) return false
      throw error
    }
  }

  /** The target comes from what was sent, never from the address, so nobody can make a link that leads elsewhere. */
  async function click(
    request: Request,
    text: string,
    { id, link }: Extract<LinkToken, { kind: 'click' }>,
  ): Promise<Response> {
    const mail = await reactions.add({
      deliveryId: id,
      link,
      isBot: isRobotAgent(request.headers.get('user-agent'), 'click'),
      at: clock.now(),
      isCounted: isCounted(request, text),
    })
    const target = mail ? await destinationOf(mail, link) : undefined
    const location = target === undefined ? undefined : webAddress(target)
    if (location === undefined) return missingPage(wantedLanguage(request))
    return new Response(null, { status: 302, headers: { ...secretHeaders, location } })
  }

  async function open(request: Request, text: string, { id }: LinkToken): Promise<Response> {
    if (isCounted(request, text))
      await reactions.add({
        deliveryId: id,
        isBot: isRobotAgent(request.headers.get('user-agent'), 'open'),
        at: clock.now(),
        isCounted: true,
      })
    // A picture in any case: a broken one would be seen in the mail.
    return new Response(request.method === 'HEAD' ? null : PIXEL, {
      headers: { ...secretHeaders, 'content-type': 'image/gif', 'content-length': String(PIXEL.length) },
    })
  }

  async function preferences(request: Request, url: URL, { id }: LinkToken): Promise<Response> {
    const found = await deliveryOf(database, id)
    if (!found) return missingPage(wantedLanguage(request))
    const wanted = request.method === 'POST' ? await wantedLists(request) : undefined
    return inTransaction(database, async (db) => {
      const { tenant } = found
      const delivery = await withReaderNow(db, tenant, found)
      const { contactId } = delivery
      const at = clock.now()
      if (wanted === 'none') await recordUnsubscribe(db, tenant, delivery, { at })
      else if (wanted && contactId !== null)
        await choose(db, tenant, contactId, wanted, { delivery, now: new Date(at).toISOString() })
      return shown(db, delivery, request, url, wanted !== undefined)
    })
  }

  async function shown(
    db: Database,
    { id, tenant, contactId, email }: Delivery,
    request: Request,
    url: URL,
    isSaved: boolean,
  ): Promise<Response> {
    const contact = contactId === null ? undefined : await contactForChange(db, tenant, { uid: contactId })
    const chosen = url.searchParams.get('lang')
    const language =
      chosen === 'en' || chosen === 'ja' ? chosen : (languageOf(contact?.locale) ?? wantedLanguage(request))
    const brand = await brandOf(db, tenant)
    const name =
      (language === 'ja' ? brand?.company.nameJa : undefined) ??
      brand?.company.name ??
      (await workspaceOf(db, tenant))?.name ??
      ''
    const sender = { name, brand }
    const page = { language, sender, address: email === null ? undefined : hintOf(email), isSaved }
    // The contact was deleted. Nobody may add it again once its reader has said so.
    if (!contact && (await readerNow(db, tenant, id))?.hasEnded === false)
      return preferencesPage({ ...page, lists: [] })
    if (contact?.status !== 'subscribed') return unsubscribedPage({ language, sender })
    return preferencesPage({ ...page, lists: choosableLists(contact, await allLists(db, tenant)) })
  }

  async function view(request: Request, { id }: LinkToken): Promise<Response> {
    const delivery = await deliveryOf(database, id)
    const html = delivery && (await viewOf?.(database, delivery))
    if (html === undefined) return missingPage(wantedLanguage(request))
    return new Response(html, {
      headers: {
        ...secretHeaders,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': VIEW_CSP,
      },
    })
  }

  /** `address`: the caller's; all whose address nobody knows are one caller. */
  return async (request: Request, url: URL, address: string | undefined): Promise<Response> =>
    answer(request, url, address === undefined ? 'unknown' : addressKey(address))
}

/** Puts the choice of a subscriber down, with what it means in the history. */
async function choose(
  db: Database,
  tenant: Delivery['tenant'],
  contactId: string,
  { lists, shown }: Wanted,
  { delivery, now }: { delivery: Delivery; now: string },
): Promise<void> {
  const contact = await contactForChange(db, tenant, { uid: contactId })
  if (!contact) return
  // What came to the contact since the page was drawn is left as it is: nobody chose about it.
  const seen = choosableLists(contact, await allLists(db, tenant)).filter(({ id }) => shown.has(id))
  const changed = withOwnLists(contact, seen, lists, now)
  if (!changed) return
  await changeContact(db, tenant, changed.contact)
  const event = (type: string) => (mailingListId: string) => ({
    contactId,
    type,
    payload: {},
    source: 'email' as const,
    campaignId: delivery.campaignId,
    mailingListId,
    occurredAt: now,
  })
  await recordEvents(db, tenant, [
    ...changed.left.map(event('list.unsubscribed')),
    ...changed.joined.map(event('list.subscribed')),
  ])
}

/** Ids of the lists that were left checked, among those that the page showed. */
interface Wanted {
  lists: ReadonlySet<string>
  shown: ReadonlySet<string>
}

/**
 * What a reader asks for: the lists that were left checked, or none at all. Whatever is no saved choice ends all mails, as the
 * one click of a mail program does (RFC 8058).
 */
async function wantedLists(request: Request): Promise<Wanted | 'none'> {
  const text = cleanText(await readBody(request, 'forms'))
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) return 'none'
  const fields = new URLSearchParams(text)
  return fields.get('action') === 'save'
    ? { lists: new Set(fields.getAll('list')), shown: new Set(fields.getAll('shown')) }
    : 'none'
}

/** Where a link leads, if that is a page. */
function webAddress(target: string): string | undefined {
  const href = safeHref(target)
  if (href === undefined || !URL.canParse(href)) return undefined
  const url = new URL(href)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined
}

const languageOf = (locale: string | undefined): PageLanguage | undefined =>
  locale === undefined ? undefined : /^ja\b/i.test(locale) ? 'ja' : 'en'

export const wantedLanguage = ({ headers }: Request): PageLanguage =>
  /^\s*ja\b/i.test(headers.get('accept-language') ?? '') ? 'ja' : 'en'
