/**
 * The mock backend and the built app on one origin, for one worker of the journeys: `on-mock.ts` starts it, is told where it
 * answers, and asks it for what `control` does.
 */
import { resolve } from 'node:path'
import { serve } from 'srvx/node'
import type { Fault } from '#mocks/core/faults'
import { PUBLIC } from '#mocks/core/respond'
import { isWorldSize } from '#mocks/core/scenario'
import { createMockApi } from '#mocks/node'
import { staticApp } from '#server/http/static-app'
import { isPublicScript, publicScripts } from '#server/public/public-scripts'
import { createTurnedClock } from '../scripts/server-journeys/turned-clock.ts'
import { BUILDS } from './sites.ts'

const root = resolve(import.meta.dirname, '..')
const clock = createTurnedClock()
const api = createMockApi({ clock })
const [app, scripts] = await Promise.all([
  staticApp(resolve(root, BUILDS.onServer.outDir)),
  publicScripts(root),
])

/** What a journey does to its backend, by the last part of `/__mock/…`. */
const control: Readonly<Record<string, (given: URLSearchParams, body: string) => unknown>> = {
  async begin(given) {
    clock.reset()
    const at = given.get('at')
    if (at !== null) clock.turn(Number(at) - clock.now())
    const size = given.get('size')
    api.scenario.set({ role: undefined, latency: 0, offline: false, ...(isWorldSize(size) && { size }) })
    await api.reset()
  },
  pass: (given) => clock.turn(Number(given.get('ms'))),
  log: () => api.log.map(({ method, path, status }) => ({ method, path, status })),
  break(_, body) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of our own journeys
    for (const fault of JSON.parse(body) as Fault[]) api.faults.add(fault)
  },
  mend: () => api.faults.clear(),
}

const isApi = (pathname: string) => /^\/(web\/)?v1\//.test(pathname) || PUBLIC.test(pathname)

const server = serve({
  port: 0,
  hostname: '127.0.0.1',
  silent: true,
  async fetch(request) {
    const { pathname, searchParams } = new URL(request.url)
    const asked = pathname.startsWith('/__mock/') ? control[pathname.slice('/__mock/'.length)] : undefined
    if (asked) return Response.json((await asked(searchParams, await request.text())) ?? null)
    if (isPublicScript(pathname)) return scripts(request, pathname)
    if (!isApi(pathname)) return app(request, pathname)
    const response = await api.respond(request)
    if (response.type !== 'error') return response
    // A connection that breaks. Where nothing came at all, a browser asks once more by itself.
    const socket = request.runtime?.node?.req.socket
    socket?.write('\n')
    socket?.destroySoon()
    return new Response(null, { status: 502 })
  },
})
await server.ready()
process.send?.(`http://localhost:${new URL(server.url ?? '').port}`)
// With the worker that started it.
process.once('disconnect', () => process.exit())
