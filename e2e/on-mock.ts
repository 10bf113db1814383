import { fork } from 'node:child_process'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Fault } from '#mocks/core/faults'
import type { WorldSize } from '#mocks/core/journal'

/** A call that the backend has seen; its status is undefined while it is under way. */
export interface SeenCall {
  method: string
  path: string
  status?: number | undefined
}
const SeenCalls = v.array(v.object({ method: v.string(), path: v.string(), status: v.optional(v.number()) }))

/** The mock backend with the built app, in a process beside this worker of the journeys. */
export interface MockSite {
  origin: string
  /** A world that nobody has used yet, of a size or of the size of the one before; `at`, in ms since 1970, is what its clock says. @default the real time */
  begin: (world: { size?: WorldSize; at?: number }) => Promise<void>
  /** Lets time pass, in ms. */
  pass: (ms: number) => Promise<void>
  break: (faults: readonly Fault[]) => Promise<void>
  mend: () => Promise<void>
  log: () => Promise<SeenCall[]>
}

let walked: MockSite | undefined

/** The backend of the journey that is walked now; undefined in the demo and on the real server. */
export const mockOfJourney = (): MockSite | undefined => walked
export const walkOn = (site: MockSite | undefined) => {
  walked = site
}

let started: Promise<MockSite> | undefined

/** The one of this worker, which its journeys share one after the other. It ends with the worker. */
export const mockSite = (): Promise<MockSite> => (started ??= startMockSite())

/** The same, where the journey walks at its address; undefined for those that have a site of their own. */
export async function mockSiteAt(address: string | undefined): Promise<MockSite | undefined> {
  const site = await started
  return site?.origin === address ? site : undefined
}

async function startMockSite(): Promise<MockSite> {
  const child = fork(join(import.meta.dirname, 'mock-server.ts'), { execArgv: [] })
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('message', (said) => resolve(v.parse(v.string(), said)))
    child.once('exit', () => reject(new Error('The mock backend of the journeys ended.')))
  })
  const ask = async (what: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${origin}/__mock/${what}`, {
      method: 'POST',
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`The mock backend did not do ${what}.`)
    return response.json()
  }
  return {
    origin,
    async begin({ size, at }) {
      const given = { ...(size && { size }), ...(at !== undefined && { at: String(at) }) }
      await ask(`begin?${new URLSearchParams(given).toString()}`)
    },
    async pass(ms) {
      await ask(`pass?ms=${ms}`)
    },
    async break(faults) {
      await ask('break', faults)
    },
    async mend() {
      await ask('mend')
    },
    log: async () => v.parse(SeenCalls, await ask('log')),
  }
}
