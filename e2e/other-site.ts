import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

/** A customer's site on an origin of its own. */
export interface OtherSite {
  origin: string
  close: () => void
}

/** Serves a site of another origin, until it is closed. */
export async function serveSite(answer: RequestListener): Promise<OtherSite> {
  const server: Server = createServer(answer)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (typeof address === 'string' || address === null) throw new Error('The site has no port.')
  return { origin: `http://127.0.0.1:${address.port}`, close: () => void server.close() }
}

/** The script that a build for customers' pages makes, as a text. */
export async function builtScript(configFile: string, file: string): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'otegami-script-'))
  try {
    await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } })
    return readFileSync(join(outDir, file), 'utf8')
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
