import { planOfFiles } from '#domain/migration/read-files'
import { movedFile } from './moving-file.model.ts'
import type { MovingAnswer, MovingRequest } from './moving-worker.model.ts'

// Reading and merging have a thread of their own: the page never waits for files, however large.
const answer = (message: MovingAnswer) => postMessage(message)

async function work({ files, source, list, world }: MovingRequest): Promise<MovingAnswer> {
  let told = 0
  const plan = await planOfFiles(files, { source, list }, (part) => {
    // A hundred messages tell enough.
    if (part - told < 0.01) return
    told = part
    answer({ kind: 'progress', part })
  })
  const { parts, ...result } = movedFile(plan, world)
  return { kind: 'read', result, file: new Blob(parts.map((part) => Uint8Array.from(part))) }
}

addEventListener('message', (event: MessageEvent<MovingRequest>) => {
  work(event.data).then(answer, (error: unknown) => answer({ kind: 'failed', message: String(error) }))
})
