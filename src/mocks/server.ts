import { readFile } from 'node:fs/promises'
import { serve } from 'srvx/node'
import * as v from 'valibot'
import { WORKSPACE_HEADER } from '#api/wire'
import { systemClock } from '#lib/clock'
import { faultKinds, type Fault } from '#mocks/core/faults'
import { worldSizes } from '#mocks/core/journal'
import { PUBLIC } from '#mocks/core/respond'
import { formMails } from '#mocks/forms/public-records'
import { createMockApi, type MockApi, type MockApiOptions } from './node.ts'

export interface MockServerOptions extends Omit<MockApiOptions, 'sites' | 'cookies'> {
  /** 0 takes one that is free. */
  port: number
  /** Origins of apps that may call with cookies, beside every one of this machine. */
  origins?: readonly string[]
  /** The built tracking script. */
  trackerFile?: string
  /** The built script of forms. */
  formFile?: string
}

export interface MockServer {
  /** Where it answers, without /v1 and without a slash at its end. */
  origin: string
  api: MockApi
  close: () => Promise<void>
}

/** Where the app stands in its usual modes: a sign-in goes back there. */
const usualSites = [5173, 4173, 4174, 4175, 6006].flatMap((port) => [
  `http://localhost:${port}`,
  `http://127.0.0.1:${port}`,
])
const isLocal = (origin: string) => /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin)

/** The backend over HTTP: for curl, for customers' pages, and for the app without its service worker. */
export async function serveMockApi({
  port,
  origins = [],
  trackerFile,
  formFile,
  clock = systemClock,
  ...options
}: MockServerOptions): Promise<MockServer> {
  const api = createMockApi({
    ...options,
    clock,
    cookies: 'headers',
    sites: [...usualSites, ...origins],
  })
  const answer = async (request: Request): Promise<Response> => {
    const { pathname, origin } = new URL(request.url)
    if (/^\/(web\/)?v1\//.test(pathname)) return api.respond(request)
    if (pathname.startsWith('/__mock/')) return control(api, request, pathname)
    if (pathname === '/customer') return customerPage(origin)
    if (pathname === '/tracker.js' && trackerFile !== undefined) return script(trackerFile, 'tracker')
    if (pathname === '/form.js' && formFile !== undefined) return script(formFile, 'forms')
    return Response.json({ code: 404, message: `There is no ${pathname}.`, ticketId: '' }, { status: 404 })
  }
  const server = serve({
    port,
    hostname: 'localhost',
    silent: true,
    async fetch(request) {
      // Forms say themselves which pages may call, and take no cookies.
      if (PUBLIC.test(new URL(request.url).pathname)) {
        const response = await api.respond(request)
        if (response.type !== 'error') return response
        request.runtime?.node?.req.socket.destroy()
        return new Response(null, { status: 502 })
      }
      const sender = request.headers.get('origin')
      const isTracking = new URL(request.url).pathname.startsWith('/web/v1/')
      const allowed = sender !== null && (isTracking || isLocal(sender) || origins.includes(sender))
      if (request.method === 'OPTIONS')
        return new Response(null, { status: 204, headers: allowed ? crossOrigin(sender) : {} })
      const response = await answer(request)
      if (response.type === 'error') {
        // A connection that breaks: the only answer is none.
        request.runtime?.node?.req.socket.destroy()
        return new Response(null, { status: 502 })
      }
      if (allowed)
        for (const [name, value] of Object.entries(crossOrigin(sender))) response.headers.set(name, value)
      return response
    },
  })
  await server.ready()
  return {
    // By name: the cookies of localhost are no cookies of 127.0.0.1.
    origin: `http://localhost:${new URL(server.url ?? `http://localhost:${port}`).port}`,
    api,
    close: () => server.close(true),
  }
}

const crossOrigin = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': `content-type, authorization, ${WORKSPACE_HEADER}`,
  'access-control-expose-headers': 'retry-after',
  'access-control-max-age': '600',
  vary: 'origin',
})

/** What tests of the running server do to it: `faults`, `scenario`, `reset`, `log`, `mails`. */
async function control(api: MockApi, request: Request, pathname: string): Promise<Response> {
  const what = pathname.slice('/__mock/'.length)
  const body = request.method === 'POST' ? bodyOf(await request.text()) : {}
  switch (`${request.method} ${what}`) {
    case 'GET log':
      return Response.json(api.log)
    case 'GET mails':
      return Response.json(api.db.of(formMails).all())
    case 'POST faults': {
      if (!isFault(body)) return Response.json({ message: 'This is no fault.' }, { status: 400 })
      api.faults.add(body)
      return Response.json({})
    }
    case 'DELETE faults':
      api.faults.clear()
      return Response.json({})
    case 'GET scenario':
      return Response.json(api.scenario.settings())
    case 'POST scenario':
      api.scenario.set(v.parse(ScenarioChange, body))
      return Response.json(api.scenario.settings())
    case 'POST reset':
      await api.reset('seed' in body && typeof body.seed === 'number' ? body.seed : undefined)
      return Response.json({})
    default:
      return Response.json({ message: `There is no ${pathname}.` }, { status: 404 })
  }
}

function bodyOf(text: string): object {
  const value: unknown = text === '' ? {} : JSON.parse(text)
  return typeof value === 'object' && value !== null ? value : {}
}
const ScenarioChange = v.partial(
  v.strictObject({
    role: v.picklist(['owner', 'member']),
    latency: v.union([v.number(), v.tuple([v.number(), v.number()])]),
    offline: v.boolean(),
    size: v.picklist(worldSizes),
  }),
)
const isFault = (value: object): value is Fault =>
  'kind' in value && faultKinds.some((kind) => kind === value.kind)

async function script(file: string, name: string): Promise<Response> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined
    ? new Response(`Run npm run build:${name} first.`, { status: 404 })
    : new Response(text, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
}

/** A page as a customer would have it, with the tracking script in it. */
const customerPage = (origin: string) =>
  new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>A customer's page</title>
<h1>A customer's page</h1><p>The tracking script runs here. Say more in the console: <code>otegami.track('order.placed', { total: 1200 })</code></p>
<script async src="${origin}/tracker.js" data-workspace-id="ws_sakura" data-base-url="${origin}/web/v1"></script></html>`,
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  )
