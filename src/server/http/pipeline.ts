import * as v from 'valibot'
import { contract, type ContractRoute } from '#api/contract'
import { ApiError } from '#api/wire'
import { keyMay, notWithKey } from '#domain/api-keys/key-permission'
import { bodyOfJson, checkedAnswer, parsedJson, queryOf } from '#domain/kernel/call-input'
import { cleanParams, cleanValue } from '#domain/kernel/clean-input'
import { shownAnswer } from '#domain/forms/form-pages'
import { refusalResponse } from '#domain/kernel/envelope'
import { forbidden, Refusal, unauthorised, wrongMethod } from '#domain/kernel/refusals'
import { noRoute, routeTable, type Hit } from '#domain/kernel/route-table'
import type { Clock } from '#lib/clock'
import { EXPORT_ROWS } from '#lib/export-rows'
import type { Provider } from '#server/auth/provider'
import { createSignIn, SIGN_IN_END } from '#server/auth/sign-in'
import { createTokens } from '#server/auth/tokens'
import { handlerGroups } from '#server/groups'
import type { Outbox } from '#server/mail/outbox'
import { createNewId, newTicketId } from '#server/new-id'
import { FilesUnavailable, type Files } from '#server/ports/files/files'
import type { Ports } from '#server/ports/ports'
import { createFormKeys } from '#server/public/form-keys'
import { ACME_CHALLENGE, answerChallenge } from '#server/public/acme-challenges'
import { publicForms } from '#server/public/public-forms'
import { publicLinks, wantedLanguage, type PublicLinksOptions } from '#server/public/public-links'
import { failedPage } from '#server/public/subscriber-pages'
import { CONFIRM_MAILBOX, mailboxConfirmation } from '#server/public/mailbox-confirmation'
import { campaignsOfSenders } from '#server/campaigns/campaigns-of-senders'
import type { JobQueue } from '#server/jobs/job-queue'
import { countKeyUse, type CallingKey } from '#server/store/api-keys.store'
import type { OpenDatabase } from '#server/store/database'
import { isDatabaseAway } from '#server/store/database-error'
import type { Tenant } from '#server/store/tenant'
import { inTransaction } from '#server/store/transaction'
import { TLS_ASK, tlsAsk } from '#server/public/tls-ask'
import { readBody } from './body.ts'
import { nameOfCall } from './call-name.ts'
import { presenceOf, type Presence } from './callers.ts'
import { headerCookies } from './cookies.ts'
import { createLimits, noLimits, usualLimits, type LimitSettings } from './limits.ts'
import { crossOrigin, expectOwnPage } from './cors.ts'
import type { Call, Handler } from './handle.ts'

/** Where mistakes of the server are told; pino's loggers are such. */
export interface ServerLog {
  error: (fields: Record<string, unknown>, message: string) => void
}

export interface ServerApiSettings {
  database: OpenDatabase
  clock: Clock
  /** What the keys of all tokens are made from. */
  secret: string
  /** Secrets before a rotation: links in mails of then still work. @default none */
  olderSecrets?: readonly string[]
  /** Where people reach the server: an origin, without a slash at its end. */
  publicUrl: string
  /** Whether a page of links stands in for the sign-in. Only for a server that nobody else reaches. @default false */
  devSignIn?: boolean
  /** By whom people sign in; undefined: nobody can. */
  provider?: Provider | undefined
  /** Addresses of those who may make workspaces; none: who signs in first. */
  admins?: readonly string[]
  /** Origins of apps elsewhere: they may call with cookies, and a sign-in may go back to them. */
  sites?: readonly string[]
  /** Where uploaded files are kept. */
  files: Files
  /** What lies outside of the server. */
  ports: Ports
  /** Where mails go that the product sends by itself; undefined: none are sent. */
  outbox?: Outbox | undefined
  /** What the addresses in mails are answered with; undefined: there are no such addresses. */
  links?: Pick<PublicLinksOptions, 'tokens' | 'reactions' | 'viewOf'> | undefined
  /** Answers the webhooks of providers; undefined: there are none. */
  hooks?: ((request: Request, pathname: string) => Promise<Response>) | undefined
  log: ServerLog
  /** Where work goes that no call waits for. @default calls do it themselves */
  jobs?: JobQueue | undefined
  /** Takes the place of the handlers of these routes. */
  handlers?: readonly Handler[]
  /** Does what a call does in a workspace. By it the database gives a call no secrets of another one. */
  within?: <T>(tenant: Tenant, work: () => Promise<T>) => Promise<T>
  /** How often callers may do what; false: as often as they like. @default usualLimits */
  limits?: LimitSettings | false
  /** The share of answers that are checked by their schemas: 1 is all. @default 0.01 */
  checked?: number
}

/** The API as one pure function from request to answer, whoever carries them. */
export interface ServerApi {
  /** Never rejects, but with the signal's reason when the caller gives up. The header `x-ticket-id` names the call. `address`: the caller's. */
  respond: (request: Request, address?: string) => Promise<Response>
}

const TICKET = 'x-ticket-id'
/** Visitors of forms call addresses beside the contract's (FRM-20). */
const OF_FORMS = /^\/(f|d)(\/|$)/
/** So do readers of mails. */
const OF_LINKS = /^\/(c|o|u|v)\//
/** Where providers report to. */
const OF_HOOKS = /^\/hooks\//

/** Routes of the contract that make a file of many rows. */
const EXPORTS = /\.exportCsv$/
/** A part of such a file, after the first one (EXP-9). */
const FurtherPart = v.object({
  offset: v.pipe(v.number(), v.minValue(1)),
  limit: v.pipe(v.number(), v.maxValue(EXPORT_ROWS)),
})

export function createServerApi({
  database,
  clock,
  secret,
  olderSecrets = [],
  publicUrl,
  devSignIn = false,
  provider,
  admins = [],
  sites = [],
  files,
  ports,
  outbox,
  links,
  hooks,
  log,
  jobs,
  handlers = [],
  within = async (_, work) => work(),
  limits: limitSettings = usualLimits,
  checked = 0.01,
}: ServerApiSettings): ServerApi {
  const table = routeTable(Object.values(contract))
  const tokens = createTokens(secret)
  const newId = createNewId(clock)
  const limits = limitSettings === false ? noLimits : createLimits(limitSettings)
  const origins = { own: new URL(publicUrl).origin, sites }
  const signIn = provider && createSignIn({ provider, admins, tokens, origins, database, clock, newId, log })
  const known = new Map(handlers.map((handler) => [handler.bound.name, handler]))
  for (const group of handlerGroups({
    tokens,
    devSignIn,
    signIn,
    origins,
    files,
    ports,
    outbox,
    campaignsOfSenders,
    database,
    report: (error) => log.error({ err: error }, 'Work after a call failed.'),
  }))
    for (const handler of group) if (!known.has(handler.bound.name)) known.set(handler.bound.name, handler)

  const keys = createFormKeys(secret, olderSecrets)
  const confirmMailbox = mailboxConfirmation({ database, clock, keys })
  const ofForms = publicForms({
    database,
    clock,
    keys,
    origins,
    newId,
    outbox,
  })

  const ofProxies = tlsAsk({
    database,
    clock,
    hosts: [new URL(publicUrl).hostname, ports.hosting.linkHost],
  })
  const ofLinks = links && publicLinks({ database, clock, ...links })

  const callOf = (request: Request, url: URL, hit: Hit<ContractRoute>, json: unknown, who: Presence) => {
    const { bound } = hit
    const now = clock.now()
    return {
      params: cleanParams(hit.params),
      query: queryOf(bound, url.searchParams),
      body: bodyOfJson(bound, json),
      caller: who.account,
      apiKey: who.key,
      get account() {
        if (!who.account) throw unauthorised()
        return who.account
      },
      get tenant() {
        return who.tenant()
      },
      get role() {
        return who.role()
      },
      clock,
      now: new Date(now).toISOString(),
      newId,
      request,
      url: new URL(`${url.pathname}${url.search}`, origins.own),
      signal: request.signal,
      jobs,
    }
  }

  /** A call as it is when the database and the cookies of one attempt are known; getters stay getters. */
  const attempt = (
    call: ReturnType<typeof callOf>,
    rest: Pick<Call, 'db' | 'cookies' | 'afterwards'>,
  ): Call =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- defineProperties forgets what it adds: together they are the whole call
    Object.defineProperties({ ...rest }, Object.getOwnPropertyDescriptors(call)) as Call

  const answer = async (request: Request, url: URL, address: string | undefined): Promise<Response> => {
    const isHead = request.method === 'HEAD'
    const hit = table(isHead ? 'GET' : request.method, url.pathname)
    if (!hit) throw noRoute(table, request.method, url.pathname)
    const { bound } = hit
    const group = bound.name.slice(0, bound.name.indexOf('.'))
    const handler = known.get(bound.name)
    // Whoever only looks renews no session.
    if (isHead && handler?.writes === true)
      throw wrongMethod(request.method, url.pathname, [bound.route.method])
    if (handler?.writes === true) await limits.writeFrom(address, group === 'auth' ? 'sessions' : 'changes')
    if (group === 'tracking') await limits.visitFrom(address)
    if (bound.name === 'auth.google') await limits.signInFrom(address, 'begin')
    const text = await readBody(request, group)
    if (!handler)
      throw new Refusal(
        501,
        'This server does not answer this call yet.',
        'このサーバーはまだこの操作に対応していません。',
      )
    if (group === 'auth' && bound.name !== 'auth.google') expectOwnPage(request, origins)
    const who = await presenceOf({ db: database, request, tokens, open: bound.open, now: clock.now() })
    if (!bound.open) expectMay(handler, group, who)
    const by = who.key?.id ?? who.account?.id
    if (handler.writes && group !== 'auth' && by !== undefined) await limits.writeBy(by)
    const json = bound.body ? cleanValue(parsedJson(text)) : undefined
    if (EXPORTS.test(bound.name))
      await limits.exportOf(who.tenant().id, v.is(FurtherPart, json) ? 'further' : 'first')
    const call = callOf(request, url, hit, json, who)

    let later: (() => void)[] = []
    const work = async (db: Call['db']): Promise<Response | ApiError> => {
      const cookies = headerCookies(request, { secure: origins.own.startsWith('https:') })
      // An attempt that is begun again has done nothing.
      later = []
      const afterwards = (one: () => void) => void later.push(one)
      const result = await handler.answer(attempt(call, { db, cookies, afterwards }))
      if (result instanceof ApiError) return result
      const response =
        result instanceof Response
          ? result
          : Response.json(Math.random() < checked ? checkedAnswer(bound, result) : result)
      for (const line of cookies.lines) response.headers.append('set-cookie', line)
      return response
    }
    const carryOut = async () => (handler.inTransaction ? inTransaction(database, work) : work(database))
    // Calls of an account are about all workspaces that it is in.
    const place = bound.route.scope === 'workspace' ? who.place : undefined
    const response = await (place ? within(place, carryOut) : carryOut())
    for (const one of later) one()
    if (response instanceof ApiError) throw response
    if (who.key) await countUse(who.key, call.now)
    return response
  }

  /** What the call did is kept by now: whoever were told of a mistake here would do it again. */
  const countUse = async ({ tenant, id }: Pick<CallingKey, 'tenant' | 'id'>, now: string) =>
    countKeyUse(database, tenant, id, now).catch((error: unknown) =>
      log.error({ key: id, err: error }, 'The use of a key was not counted.'),
    )

  return {
    async respond(request, address) {
      const url = new URL(request.url)
      const ticketId = newTicketId()
      let response: Response
      const isOfForms = OF_FORMS.test(url.pathname)
      const isOfLinks = OF_LINKS.test(url.pathname)
      const isOfHooks = OF_HOOKS.test(url.pathname)
      try {
        if (ACME_CHALLENGE.test(url.pathname)) response = await answerChallenge(database, url.pathname)
        else if (url.pathname === TLS_ASK) response = await ofProxies(request, url, address)
        else if (CONFIRM_MAILBOX.test(url.pathname))
          response = await confirmMailbox(request, url.pathname, address)
        else if (isOfForms) response = await ofForms(request, url, ticketId, address)
        else if (ofLinks && isOfLinks) response = await ofLinks(request, url, address)
        else if (hooks && isOfHooks) response = await hooks(request, url.pathname)
        else if (request.method === 'OPTIONS') response = new Response(null, { status: 204 })
        else if (signIn && request.method === 'GET' && url.pathname === SIGN_IN_END) {
          await limits.signInFrom(address, 'finish')
          response = await signIn.end(request, url, ticketId)
        } else response = await answer(request, url, address)
      } catch (error) {
        request.signal.throwIfAborted()
        if (!(error instanceof ApiError)) {
          const { method } = request
          // As it is declared: invitations, confirmations, mails and webhooks have secrets in their addresses.
          log.error(
            { ticketId, method, path: nameOfCall(method, url.pathname).pattern, err: error },
            'A call failed.',
          )
        }
        response = refusalResponse(request, error instanceof ApiError ? error : ownMistake(error), ticketId)
        if (isOfForms) response = shownAnswer(request, response)
        if (isOfLinks) response = failedPage(wantedLanguage(request), response, ticketId)
      }
      response.headers.set(TICKET, ticketId)
      if (!isOfForms && !isOfLinks)
        for (const [name, value] of Object.entries(crossOrigin(request, url.pathname, origins)))
          response.headers.set(name, value)
      if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
      return request.method === 'HEAD' ? withoutBody(response) : response
    },
  }
}

/** What HEAD is answered with. A stream ends, and with it what it was made from. */
async function withoutBody(response: Response): Promise<Response> {
  if (!response.body) return response
  await response.body.cancel()
  return new Response(null, response)
}

/** Whether the caller may make the call at all; throws where not. */
function expectMay(
  { bound, writes }: Handler,
  group: string,
  { account, key, tenant, role }: Presence,
): void {
  if (!account) throw unauthorised()
  // A key is of one workspace, and so is all that it does.
  if (bound.route.scope === 'workspace' || key) tenant()
  const isOfAccount = bound.route.scope === 'account'
  if (key && !keyMay(key.permission, { group, writes, isOfAccount })) throw notWithKey(key.permission)
  if (bound.ownerOnly && role() !== 'owner') throw forbidden()
}

/** What went wrong is in the log, under the ticket; callers are told nothing of it. */
const ownMistake = (error: unknown) =>
  error instanceof FilesUnavailable
    ? new Refusal(
        503,
        'Files can’t be saved at the moment. Try again in a while.',
        '現在ファイルを保存できません。しばらくしてからもう一度お試しください。',
        10,
      )
    : isDatabaseAway(error)
      ? new Refusal(
          503,
          'Data can’t be read or changed at the moment. Try again in a while.',
          '現在データの読み書きができません。しばらくしてからもう一度お試しください。',
          10,
        )
      : new Refusal(500, 'Something went wrong on our side.', 'サーバーで問題が発生しました。')
