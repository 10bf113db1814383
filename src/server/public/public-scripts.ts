import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { formPaths } from '#domain/forms/form-protocol'
import { trackerPath } from '#domain/script-tag/script-tag-rules'
import type { StaticApp } from '#server/http/static-app'

const headers = {
  'content-type': 'text/javascript; charset=utf-8',
  // Customers' pages keep its address for years: a new version is seen within minutes.
  'cache-control': 'public, max-age=300',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  vary: 'accept-encoding',
} as const

/** The scripts that customers' pages embed: where each is built to, and by what. */
const built: Readonly<Record<string, { file: string; command: string }>> = {
  [formPaths.script]: { file: 'dist-forms/form.js', command: 'build:forms' },
  [trackerPath]: { file: 'dist-tracker/tracker.js', command: 'build:tracker' },
}

export const isPublicScript = (pathname: string): boolean => Object.hasOwn(built, pathname)

/**
 * Serves `/form.js` (FRM-10) and `/tracker.js` (SET-32) as they were built below `root` when the server started. One that is
 * not built is a 404 that says how to build it.
 */
export async function publicScripts(root: string): Promise<StaticApp> {
  const scripts = new Map<string, StaticApp>()
  for (const [path, { file, command }] of Object.entries(built)) {
    const bytes = await readFile(join(root, file)).catch(() => undefined)
    scripts.set(path, bytes ? await scriptOf(bytes) : notBuilt(path, command))
  }
  return async (request, pathname) =>
    (await scripts.get(pathname)?.(request, pathname)) ?? new Response(null, { status: 404 })
}

const notBuilt =
  (path: string, command: string): StaticApp =>
  async () =>
    new Response(
      `${path} is not built. Run npm run ${command}, and start the server again.
`,
      {
        status: 404,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      },
    )

async function scriptOf(bytes: Buffer): Promise<StaticApp> {
  const packed = await promisify(brotliCompress)(bytes)
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
    const known = request.headers.get('if-none-match')
    if (known?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag))
      return new Response(null, { status: 304, headers: { ...headers, etag } })
    const takesPacked = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(
      request.headers.get('accept-encoding') ?? '',
    )
    return new Response(new Uint8Array(takesPacked ? packed : bytes), {
      headers: { ...headers, etag, ...(takesPacked && { 'content-encoding': 'br' }) },
    })
  }
}
