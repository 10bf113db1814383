import type { FormSettings } from '#api/forms'
import { escapedText as escaped, publicPage as page } from '#domain/kernel/public-page'
import type { SubmitAnswer } from './form-protocol.ts'
import { formPaths } from './form-protocol.ts'
import type { PublicForm } from './public-form.ts'

/**
 * The form on a page of its own, drawn by the same script as on customers' pages. Anybody may open it; in a frame it is shown
 * by the pages that may show the form (FRM-21).
 */
export const hostedPage = (
  { id, name }: { id: string; name: string },
  { allowedOrigins }: Pick<FormSettings, 'allowedOrigins'>,
  isEmbedded: boolean,
) =>
  page(
    name,
    `<script src="${formPaths.script}" data-form="${escaped(id)}" data-kind="inline"></script>`,
    200,
    `default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' https: data:; frame-ancestors ${!isEmbedded ? "'none'" : allowedOrigins.length === 0 ? '*' : `'self' ${allowedOrigins.join(' ')}`}`,
  )

/** What somebody sees whose page took no script. */
export function plainAnswer(
  { success, alreadyText, closedText, name }: PublicForm,
  answer: SubmitAnswer,
): Response {
  if (answer.outcome === 'sent' && success.kind === 'redirect')
    return new Response(null, { status: 303, headers: { location: success.url } })
  const text = {
    sent: success.kind === 'message' ? success.text : '',
    already: alreadyText,
    closed: closedText,
    check:
      'This form works with JavaScript only. Please open its own page. / このフォームの送信にはJavaScriptが必要です。フォームのページからお送りください。',
    invalid: 'Please go back and check your answers. / 前の画面に戻り、入力内容をご確認ください。',
  }[answer.outcome]
  return page(name, `<p>${escaped(text)}</p>`, answer.outcome === 'invalid' ? 422 : 200)
}

/** What a confirmation link shows: a button, because scanners of mail follow links, and what came of it (FRM-23). */
export const confirmPages = {
  missing: () => page('Not found', '<p>This link does not exist. / このリンクは存在しません。</p>', 404),
  expired: (name: string) =>
    page(name, '<p>This link has expired. / このリンクの有効期限が切れました。</p>', 410),
  button: (name: string) =>
    page(name, '<form method="post"><button>Confirm / 登録を確認する</button></form>'),
  confirmed: (name: string) => page(name, '<p>You are subscribed. / 登録が完了しました。</p>'),
}

/** Without credentials: the answer is the same for everybody, so any page may read it that may have it. */
export function withFormCors(request: Request, response: Response, isAllowed = true): Response {
  response.headers.set('vary', 'origin')
  if (!isAllowed) return response
  response.headers.set('access-control-allow-origin', request.headers.get('origin') ?? '*')
  response.headers.set('access-control-allow-methods', 'GET, POST')
  response.headers.set('access-control-allow-headers', 'content-type')
  return response
}

/** The sentences that pages and scripts are refused with; people read those of the form itself. */
export const formRefusals = {
  missing: () => Response.json({ message: 'There is no such form.' }, { status: 404 }),
  notHere: (origin: string | null) =>
    Response.json({ message: `${origin ?? 'This site'} may not show this form.` }, { status: 403 }),
  notAllowed: () => Response.json({ message: 'Not allowed.' }, { status: 405 }),
  tooLarge: () => Response.json({ message: 'The submission is too large.' }, { status: 413 }),
  notSubmission: () => Response.json({ message: 'This is no submission.' }, { status: 400 }),
}
