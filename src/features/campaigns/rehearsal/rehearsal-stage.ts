import { trustedWorker } from '#lib/trusted-worker'
import type { RehearsalAnswer, RehearsalRequest } from './rehearsal-session.ts'
// oxlint-disable-next-line import/default -- the address is made by the bundler
import workerUrl from './rehearsal.worker.ts?worker&url'

/** A rehearsal in a worker of its own. */
export interface RehearsalStage {
  ask: (request: RehearsalRequest) => void
  /** Ends the worker, whatever it does. */
  close: () => void
}

export function openStage(onAnswer: (answer: RehearsalAnswer) => void): RehearsalStage {
  const worker = trustedWorker(workerUrl)
  worker.onmessage = ({ data }: MessageEvent<RehearsalAnswer>) => onAnswer(data)
  worker.onerror = ({ message }) =>
    onAnswer({ kind: 'failed', message: message || 'The worker that renders the mails could not start.' })
  return { ask: (request) => worker.postMessage(request), close: () => worker.terminate() }
}
