import type { Role } from '#api/self-account'
import type { Faults } from './faults.ts'
import { worldSizes, type WorldSize } from './journal.ts'

/** What the world is like for the calls to come. */
export interface ScenarioSettings {
  /** Everybody's role in every workspace of theirs; undefined: as it is. */
  role: Role | undefined
  /** How long every answer takes, in ms; two numbers: from, to. */
  latency: number | readonly [number, number]
  offline: boolean
  /** Taken into account when a world is made: at the start, and at a reset. */
  size: WorldSize
}

export interface Scenario {
  settings: () => Readonly<ScenarioSettings>
  set: (changes: Partial<ScenarioSettings>) => void
  /** The next call fails. */
  failNext: (code?: number) => void
  /** All calls of a route fail, such as `POST /contacts/search`. */
  failRoute: (route: string, code?: number) => void
  /** So many of all calls fail, 0 to 1. */
  failRate: (rate: number, code?: number) => void
  /** Ends all failures and faults. */
  recover: () => void
}

export const isWorldSize = (value: unknown): value is WorldSize => worldSizes.some((size) => size === value)

export function createScenario(faults: Faults, initial: Partial<ScenarioSettings> = {}): Scenario {
  let settings: ScenarioSettings = { role: undefined, latency: 0, offline: false, size: 'normal', ...initial }
  return {
    settings: () => settings,
    set(changes) {
      settings = { ...settings, ...changes }
    },
    failNext: (code = 500) => faults.add({ kind: 'status', code, times: 1 }),
    failRoute(route, code = 500) {
      const [method, path] = route.split(' ')
      faults.add({ kind: 'status', code, ...(path === undefined ? { path: route } : { method, path }) })
    },
    failRate: (rate, code = 500) => faults.add({ kind: 'status', code, rate }),
    recover: faults.clear,
  }
}
