import { readExample, type ExampleFacts } from './example-mail.ts'
import type { ExampleAnswer } from './example-check.ts'

// Rendering and reading have a thread of their own: the AMP part of a mail may be anything that was pasted.
const answer = (message: ExampleAnswer) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<ExampleFacts>) => {
  try {
    answer({ kind: 'checked', mail: readExample(data) })
  } catch {
    answer({ kind: 'failed' })
  }
})
