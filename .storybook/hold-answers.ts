import type { Fault, Faults } from '#mocks/core/faults'

/** Holds the answers to these calls and gives what lets them go: how fast the machine is then makes no difference. */
export function holdAnswers(faults: Faults, calls: Pick<Fault, 'method' | 'path' | 'times'>): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  faults.add({ kind: 'latency', until: promise, ...calls })
  return resolve
}
