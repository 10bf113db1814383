import { extensionOf, fileTypes, type Files } from '#server/ports/files/files'

/** The path under which uploaded files are served: `/a/{sha256}.{extension}`. */
export const filePath = (name: string): string => `/a/${name}`
const PATH = /^\/a\/([^/]*)$/

/** Sandboxed: a file that is opened by itself is neither a page of this origin nor a script. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  // Mails and customers' pages show them.
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
} as const

/** Serves uploaded files. Their names are hashes, so what was served once never changes. */
export function publicFiles(files: Files) {
  return async (request: Request, pathname: string): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
    const name = PATH.exec(pathname)?.[1] ?? ''
    const extension = extensionOf(name)
    if (extension === undefined) return missing()
    const tag = `"${name}"`
    const known = request.headers.get('if-none-match')
    if (known?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag))
      return new Response(null, { status: 304, headers: { ...headers, etag: tag } })
    const bytes = await files.get(name)
    if (!bytes) return missing()
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {
      headers: {
        ...headers,
        etag: tag,
        'content-type': fileTypes[extension],
        'content-length': String(bytes.length),
      },
    })
  }
}

const missing = () =>
  new Response('There is no such file.\n', {
    status: 404,
    headers: {
      'content-type': 'text/plain',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
