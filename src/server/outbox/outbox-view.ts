import { isLoopbackName } from '#server/http/loopback-name'
import { outboxFolder, parsedMail } from './outbox-folder.ts'
import {
  htmlPage,
  listPage,
  mailPage,
  missingPage,
  outboxHeaders,
  type OutboxLanguage,
} from './outbox-pages.ts'

/** The addresses of the outbox: all mails, one, its HTML, its bytes. */
export const OUTBOX_PATH = /^\/outbox(?:\/([\w.-]{1,160})(?:\/(html|raw))?)?\/?$/

/**
 * Shows the mails that were written into a folder, to whoever is at this computer: only for a server that nobody else reaches.
 * A call for another host is refused, because a site elsewhere can name this computer's address as its own.
 */
export function outboxView(folder: string) {
  const mails = outboxFolder(folder)

  async function answer(request: Request, url: URL): Promise<Response> {
    const language = languageOf(request)
    const [, id, part] = OUTBOX_PATH.exec(url.pathname) ?? []
    if (id === undefined) {
      const q = (url.searchParams.get('q') ?? '').trim().slice(0, 200)
      const skip = Number(/^\d{1,9}$/.exec(url.searchParams.get('skip') ?? '')?.[0] ?? 0)
      return listPage(language, await mails.list({ q, skip }), q)
    }
    const raw = await mails.raw(id)
    if (!raw) return missingPage(language)
    if (part === 'raw')
      return new Response(new Uint8Array(raw), {
        headers: {
          ...outboxHeaders,
          'content-type': 'message/rfc822',
          'content-disposition': `attachment; filename="${id}.eml"`,
        },
      })
    const mail = await parsedMail(raw)
    if (!mail || (part === 'html' && mail.html === undefined)) return missingPage(language)
    return part === 'html' ? htmlPage(mail.html ?? '') : mailPage(language, id, mail)
  }

  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    if (!isLoopbackName(url.hostname)) return new Response(null, { status: 421, headers: outboxHeaders })
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { ...outboxHeaders, allow: 'GET, HEAD' } })
    const response = await answer(request, url)
    return request.method === 'HEAD' ? new Response(null, response) : response
  }
}

const languageOf = ({ headers }: Request): OutboxLanguage =>
  /^\s*ja\b/i.test(headers.get('accept-language') ?? '') ? 'ja' : 'en'
