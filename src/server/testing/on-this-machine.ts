import { once } from 'node:events'
import type { Server } from 'node:http'
import { onTestFinished } from 'vitest'

/** Lets a server of a test answer on this machine until the test ends; its origin. */
export async function onThisMachine(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}
