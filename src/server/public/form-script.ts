import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
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

/** Serves `/form.js`, the script of forms on customers' pages (FRM-10), as `npm run build:forms` makes it. */
export async function formScript(file: string): Promise<StaticApp> {
  const bytes = await readFile(file).catch(() => undefined)
  if (!bytes)
    return async () =>
      new Response(
        'The script of forms is not built. Run npm run build:forms, and start the server again.\n',
        {
          status: 404,
          headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
        },
      )
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
