import { trustedWorker } from '#lib/trusted-worker'
import type { ExampleFacts, ExampleMail } from './example-mail.ts'
// oxlint-disable-next-line import/default -- the address is made by the bundler
import workerUrl from './example.worker.ts?worker&url'

/** What came of a check; 'failed' where the worker could not be loaded or could not read the mail. */
export type ExampleAnswer = { kind: 'checked'; mail: ExampleMail | undefined } | { kind: 'failed' }

/**
 * Renders and checks an example mail in a worker of its own, which ends with the answer. The function that is returned
 * ends it before: what it would have answered is never heard.
 */
export function checkInWorker(facts: ExampleFacts, onAnswer: (answer: ExampleAnswer) => void): () => void {
  const worker = trustedWorker(workerUrl)
  let isOver = false
  const end = () => {
    isOver = true
    worker.terminate()
  }
  const finish = (answer: ExampleAnswer) => {
    if (isOver) return
    end()
    onAnswer(answer)
  }
  worker.onmessage = ({ data }: MessageEvent<ExampleAnswer>) => finish(data)
  worker.onerror = () => finish({ kind: 'failed' })
  worker.postMessage(facts)
  return end
}
