import { trustedWorker } from '#lib/trusted-worker'
import type { MovingAnswer, MovingRequest } from './moving-worker.model.ts'
// oxlint-disable-next-line import/default -- the address is made by the bundler
import workerUrl from './moving.worker.ts?worker&url'

/** Reads the files of another product in a worker. */
export interface MovingReader {
  read: (
    request: MovingRequest,
    onProgress: (part: number) => void,
  ) => Promise<Extract<MovingAnswer, { kind: 'read' }>>
  /** Ends the worker, whatever it does. */
  close: () => void
}

export function createMovingReader(): MovingReader {
  const worker = trustedWorker(workerUrl)
  return {
    read: (request, onProgress) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<MovingAnswer>) => {
          if (data.kind === 'progress') onProgress(data.part)
          else if (data.kind === 'failed') reject(new Error(data.message))
          else resolve(data)
        }
        worker.onerror = (event) =>
          reject(new Error(event.message || 'The worker that reads the files could not start.'))
        worker.postMessage(request)
      }),
    close: () => worker.terminate(),
  }
}
