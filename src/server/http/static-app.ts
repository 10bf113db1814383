import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { hostHeaders } from '#lib/page-headers'

/** Answers what a browser loads: files, and the page for every address of the app; undefined without a built app. */
export type StaticApp = (request: Request, pathname: string) => Promise<Response>

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
const isText = (kind: string) => /^text\/|json|svg/.test(kind)
/** Below this many bytes a packed file saves nothing. */
const PACKED_FROM = 1024

interface Asset {
  bytes: Buffer
  kind: string
  tag: string
  /** Made when it is first asked for. */
  packed?: Promise<Buffer>
}

const pack = promisify(brotliCompress)
const headers = Object.entries(hostHeaders({ connect: [], demo: false }))

/**
 * Holds all files of a built app, so that no path of a request is ever looked up on the disk. Where there is no app it says
 * how to build one.
 */
export async function staticApp(folder: string): Promise<StaticApp> {
  const assets = new Map<string, Asset>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, file).split(sep).join('/')}`
    if (!entry.isFile() || path.startsWith('/.')) continue
    const bytes = await readFile(file)
    const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    assets.set(path, { bytes, kind: kinds[extname(path)] ?? 'application/octet-stream', tag })
  }
  const index = assets.get('/index.html')
  return async (request, pathname) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
    if (!index) return plain(404, 'The app is not built. Run npm run build, and start the server again.')
    const file = assets.get(pathname)
    // A chunk of a version that is gone: the page in its place would be run as a script.
    if (!file && pathname.startsWith('/assets/')) return plain(404, 'There is no such file.')
    return answer(request, file ?? index, file !== undefined && pathname.startsWith('/assets/'))
  }
}

async function answer(request: Request, asset: Asset, isForEver: boolean): Promise<Response> {
  const out = new Headers(headers)
  out.set('content-type', asset.kind)
  out.set('cache-control', isForEver ? 'public, max-age=31536000, immutable' : 'no-cache')
  out.set('etag', asset.tag)
  out.set('vary', 'accept-encoding')
  const known = request.headers.get('if-none-match')
  if (known?.split(',').some((one) => one.trim().replace(/^W\//, '') === asset.tag))
    return new Response(null, { status: 304, headers: out })
  const takesPacked = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(request.headers.get('accept-encoding') ?? '')
  if (!takesPacked || !isText(asset.kind) || asset.bytes.length < PACKED_FROM)
    return new Response(new Uint8Array(asset.bytes), { headers: out })
  asset.packed ??= pack(asset.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
  out.set('content-encoding', 'br')
  return new Response(new Uint8Array(await asset.packed), { headers: out })
}

const plain = (status: number, text: string) =>
  new Response(`${text}\n`, {
    status,
    headers: {
      ...Object.fromEntries(headers),
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    },
  })
