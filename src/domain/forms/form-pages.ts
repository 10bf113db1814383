import type { FormSettings } from '#api/forms'
import {
  askedLanguage,
  buttonOnPage,
  escapedText as escaped,
  linkTexts,
  publicPage as page,
  saidOnPage,
} from '#domain/kernel/public-page'
import type { SubmitAnswer } from './form-protocol.ts'
import { plainHtml } from './form-embed.ts'
import { formPaths } from './form-protocol.ts'
import type { PublicForm } from './public-form.ts'
import { redirectTarget } from './redirect-target.ts'

/** The language of a page: the form's, else the one that a browser asks for first. */
export const pageLanguage = (
  locale: FormSettings['locale'],
  request: Pick<Request, 'headers'>,
): 'en' | 'ja' => (locale === 'auto' ? askedLanguage(request) : locale)

const texts = {
  en: {
    sent: 'Thank you. Your answers have been sent.',
    confirm: 'Check your inbox and open the link to confirm.',
    already: 'This address is already subscribed.',
    closed: 'This form is closed.',
    check: 'This form works with JavaScript only. Please open its own page.',
    invalid: 'Please go back and check your answers.',
    noScript: 'This form needs JavaScript. Please switch it on in your browser.',
  },
  ja: {
    sent: '送信しました。ありがとうございます。',
    confirm: '確認メールをお送りしました。メール内のリンクを開いてください。',
    already: 'このメールアドレスはすでに登録されています。',
    closed: 'このフォームは受け付けを終了しました。',
    check: 'このフォームの送信にはJavaScriptが必要です。フォームのページからお送りください。',
    invalid: '前の画面に戻り、入力内容をご確認ください。',
    noScript: 'このフォームの表示にはJavaScriptが必要です。ブラウザの設定で有効にしてください。',
  },
} as const

/**
 * The form on a page of its own, drawn by the same script as on customers' pages, on the colour that its style has for the
 * page. Anybody may open it; in a frame it is shown by the pages that may show the form (FRM-21). A browser that runs no
 * script gets the fields as plain HTML, unless the form asks for a proof that only a script can give.
 */
export function hostedPage(
  { id, version, name, style, locale, fields, isOpen, closedText }: PublicForm,
  { allowedOrigins, captcha }: Pick<FormSettings, 'allowedOrigins' | 'captcha'>,
  request: Pick<Request, 'headers' | 'url'>,
): Response {
  const isEmbedded = new URL(request.url).searchParams.has('embed')
  const language = pageLanguage(locale, request)
  const plain = !isOpen
    ? `<p>${escaped(closedText || texts[language].closed)}</p>`
    : captcha
      ? `<p>${texts[language].noScript}</p>`
      : plainHtml(formPaths.page(id), { fields, version }, language)
  const response = page(
    name,
    `<script src="${formPaths.script}" data-form="${escaped(id)}" data-kind="inline" ${isEmbedded ? 'data-framed' : 'data-own-page'}></script><noscript>${plain}</noscript>`,
    {
      language,
      isEmbedded,
      // In a frame the page around is seen.
      colours: isEmbedded ? undefined : { back: style.bg, text: style.text },
      csp: `default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' https: data:; frame-ancestors ${!isEmbedded ? "'none'" : allowedOrigins.length === 0 ? '*' : `'self' ${allowedOrigins.join(' ')}`}`,
    },
  )
  // What is not stored at all is not restored by Back either, with what was typed.
  response.headers.set('cache-control', 'no-cache')
  return response
}

/** Shown where the address names no form. */
export function noSuchForm(request: Pick<Request, 'headers'>): Response {
  const language = askedLanguage(request)
  const { noForm, noFormText } = confirmTexts[language]
  return page(noForm, saidOnPage(noForm, noFormText), { language, status: 404 })
}

/** What somebody sees whose page took no script. A form that has no words of its own for it says what the script would. */
export function plainAnswer(
  { success, closedText, name, locale }: PublicForm,
  answer: SubmitAnswer,
  request: Pick<Request, 'headers'>,
): Response {
  const target =
    answer.outcome === 'sent' && success.kind === 'redirect' ? redirectTarget(success.url) : undefined
  if (target !== undefined) return new Response(null, { status: 303, headers: { location: target } })
  const language = pageLanguage(locale, request)
  const own = {
    sent: success.kind === 'message' ? success.text : '',
    closed: closedText,
    check: '',
    invalid: '',
  }[answer.outcome]
  const otherwise = answer.outcome === 'sent' && answer.confirm ? 'confirm' : answer.outcome
  return page(name, `<p>${escaped(own || texts[language][otherwise])}</p>`, {
    language,
    status: answer.outcome === 'invalid' ? 422 : 200,
  })
}

/** Whether a form of plain HTML calls: its sender sees the answer as a page. */
export const isPlainForm = ({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean =>
  method === 'POST' && !(headers.get('content-type') ?? '').includes('json')

const refusalTexts = {
  en: {
    title: 'Not accepted',
    400: 'Your answers could not be read. Please go back and check them.',
    403: 'This form cannot be sent from the page that you were on.',
    413: 'Your answers are too long. Please go back and shorten them.',
    429: 'Too much was sent from your network. Please go back and try again in a minute.',
    failed: 'Your answers could not be sent. Please go back and try again in a few minutes.',
  },
  ja: {
    title: '受け付けできませんでした',
    400: '入力内容を読み取れませんでした。前の画面に戻り、入力内容をご確認ください。',
    403: 'このフォームは、ご覧になっていたページからは送信できません。',
    413: '入力内容が長すぎます。前の画面に戻り、短くしてからお送りください。',
    429: '送信が集中しています。前の画面に戻り、1分ほどおいてからもう一度お試しください。',
    failed: '送信できませんでした。前の画面に戻り、数分おいてからもう一度お試しください。',
  },
} as const

/** An answer as its reader gets it: a refusal that is written for scripts is a page for somebody whose page took none. */
export function shownAnswer(request: Pick<Request, 'method' | 'headers'>, answer: Response): Response {
  if (!isPlainForm(request) || !(answer.headers.get('content-type') ?? '').includes('json')) return answer
  const { status } = answer
  const language = pageLanguage('auto', request)
  const words = refusalTexts[language]
  const shown =
    status === 404
      ? noSuchForm(request)
      : status === 400 || status === 403 || status === 413 || status === 429
        ? page(words.title, `<p>${words[status]}</p>`, { language, status })
        : status >= 500
          ? page(words.title, `<p>${words.failed}</p>`, { language, status })
          : undefined
  if (!shown) return answer
  for (const [name, value] of answer.headers) if (!name.startsWith('content-')) shown.headers.set(name, value)
  return shown
}

const confirmTexts = {
  en: {
    noForm: 'Form not found',
    noFormText: 'This form does not exist or is no longer public. Check the address.',
    ...linkTexts.en,
    expiredText: 'Fill in the form again to get a new link.',
    ask: 'Confirm your subscription',
    askText: 'Press the button to complete your subscription.',
    confirm: 'Confirm',
    confirmed: 'You are subscribed',
    confirmedText: 'Your subscription is confirmed. You can close this page.',
  },
  ja: {
    noForm: 'フォームが見つかりません',
    noFormText: 'フォームが存在しないか、公開が終了しています。アドレスをご確認ください。',
    ...linkTexts.ja,
    expiredText: 'お手数ですが、フォームからもう一度お申し込みください。',
    ask: '登録の確認',
    askText: 'ボタンを押すと登録が完了します。',
    confirm: '登録を確認する',
    confirmed: '登録が完了しました',
    confirmedText: 'ご登録ありがとうございます。このページは閉じて構いません。',
  },
} as const

/** What a confirmation link shows: a button, because scanners of mail follow links, and what came of it (FRM-23). */
export function confirmPages(language: 'en' | 'ja') {
  const said = confirmTexts[language]
  return {
    missing: () => page(said.missing, saidOnPage(said.missing, said.missingText), { language, status: 404 }),
    expired: (name: string) =>
      page(name, saidOnPage(said.expired, name, said.expiredText), { language, status: 410 }),
    button: (name: string) =>
      page(name, saidOnPage(said.ask, name, said.askText) + buttonOnPage(said.confirm), { language }),
    confirmed: (name: string) =>
      page(name, saidOnPage(said.confirmed, name, said.confirmedText), { language }),
    /** For somebody who was on all of the lists before; the form may have words of its own for it. */
    already: (name: string, text: string) =>
      page(name, saidOnPage(said.confirmed, name, text || texts[language].already), { language }),
  }
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
  notAllowed: (allow: string) =>
    Response.json({ message: 'Not allowed.' }, { status: 405, headers: { allow } }),
  tooLarge: () => Response.json({ message: 'The submission is too large.' }, { status: 413 }),
  notSubmission: () => Response.json({ message: 'This is no submission.' }, { status: 400 }),
}
