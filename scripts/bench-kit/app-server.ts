import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { text } from 'node:stream/consumers'

/** Builds the app for a backend on its own origin. */
export function buildApp(outDir: string): void {
  execFileSync('vite', ['build', '--outDir', outDir, '--logLevel', 'error'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      VITE_API_BASE_URL: '/',
      VITE_SITE_URL: 'http://localhost/',
      VITE_DASHBOARD_BASE_URL: '/',
      VITE_TRACKING_WORKSPACE_ID: 'ws_product',
    },
  })
}

const now = '2026-05-01T00:00:00.000Z'
export const contactAt = (place: number) => ({
  id: `con_${place}`,
  email: `person${place}@example.com`,
  name: `Person ${place}`,
  status: 'subscribed',
  statusAt: now,
  source: 'import',
  properties: {},
  subscriptions: [],
  segmentIds: [],
  engagement: { sent: 1, opened: 1, clicked: 0, score: 1 },
  createdAt: now,
  updatedAt: now,
  version: 1,
})

const made = { createdAt: now, updatedAt: now, version: 1 }
export const segmentAt = (place: number) => ({
  id: `seg_${place}`,
  name: `Segment ${place}`,
  color: 'teal',
  conditions: { match: 'all', children: [] },
  timezone: 'UTC',
  archived: false,
  status: 'ready',
  count: place,
  countedAt: now,
  usedBy: [],
  ...made,
})
export const listAt = (place: number) => ({
  id: `lst_${place}`,
  name: `List ${place}`,
  visibility: 'private',
  optIn: 'single',
  isDefault: false,
  color: 'blue',
  counts: { active: place, pending: 0, unsubscribed: 0, bounced: 0 },
  usedBy: { forms: 0, campaigns: 0, connections: 0 },
  ...made,
})

/** What the app asks for beside its contacts, in the workspace `ws_bench`. */
const answers: Readonly<Record<string, unknown>> = {
  '/v1/auth/refresh': { access_token: 'token' },
  '/v1/internal/self_account': { email: 'a@example.com', name: 'A', isAdmin: true, createdAt: now },
  '/v1/internal/self_account/workspace_account': { role: 'owner', joinedAt: now },
  '/v1/workspace': {
    id: 'ws_bench',
    name: 'Bench',
    icon: null,
    allowedDomains: [],
    timezone: 'UTC',
    createdAt: now,
    version: 1,
  },
  '/v1/schemas/contact': { type: 'contact', properties: [], version: 1 },
  '/v1/schemas/contact_event': { type: 'contact_event', properties: [], version: 1 },
}
/** Where there is nothing, as each list and document says it. */
const nothing = { items: [], properties: [], count: 0 }

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** What is answered instead of what every workspace has; undefined: nothing else. */
export type Answer = (pathname: string, body: string) => unknown

const respond = async (dir: string, answer: Answer, request: IncomingMessage, response: ServerResponse) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  if (pathname.startsWith('/v1/') || pathname.startsWith('/web/v1/')) {
    const said = answer(pathname, await text(request)) ?? answers[pathname] ?? nothing
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(said))
    return
  }
  const asked = join(dir, pathname)
  const file = statSync(asked, { throwIfNoEntry: false })?.isFile() ? asked : join(dir, 'index.html')
  response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
  response.end(readFileSync(file))
}

/** Serves a build and its answers from one origin, at once: nothing is compressed, nothing cached. */
export async function serveApp(dir: string, answer: Answer): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => void respond(dir, answer, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}
