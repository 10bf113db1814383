import { createSession, type RehearsalAnswer, type RehearsalRequest } from './rehearsal-session.ts'

// Rendering has a thread of its own: the page stays free while 500 mails are written.
const answer = (message: RehearsalAnswer) => postMessage(message)
const session = createSession(answer)

addEventListener('message', ({ data }: MessageEvent<RehearsalRequest>) => {
  try {
    session(data)
  } catch (error) {
    answer({ kind: 'failed', message: String(error) })
  }
})
