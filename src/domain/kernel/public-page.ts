export const escapedText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** How these pages are set. Policies let in this style and no other, by its hash. */
export const PUBLIC_STYLE =
  'body{margin:0;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere;word-break:auto-phrase}main{max-width:640px;margin:0 auto;padding:16px}h1{margin:16px 0;font-size:24px;line-height:1.3}body[data-embedded] main{max-width:none;padding:0}button{font:inherit;min-height:44px;padding:8px 20px}.first{border:0;border-radius:8px;background:#1d4ed8;color:#fff;font-weight:600;cursor:pointer}'
export const PUBLIC_STYLE_HASH = 'sha256-z4muomiPvPposJI2yDaKE1cXNG3vvZhBkK2RDoQZbvo='

export interface PublicPageOptions {
  /** @default 200 */
  status?: number
  /** The policy without the style of these pages. @default no scripts */
  csp?: string
  language: 'en' | 'ja'
  /** Colours that somebody has chosen, as #rrggbb; without them the page is light or dark as the reader's system is. As attributes, because a policy can't name a style that differs from page to page. */
  colours?: { back: string; text: string } | undefined
  /** In a frame, of which it fills all. @default false */
  isEmbedded?: boolean
}

/** A page that anybody may open, without scripts unless `csp` lets them. `body` is markup that is written here; the title is text. */
export function publicPage(
  title: string,
  body: string,
  {
    status = 200,
    csp = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    language,
    colours,
    isEmbedded = false,
  }: PublicPageOptions,
): Response {
  const colour = colours ? ` bgcolor="${escapedText(colours.back)}" text="${escapedText(colours.text)}"` : ''
  return new Response(
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${colours || isEmbedded ? '' : '<meta name="color-scheme" content="light dark">'}<title>${escapedText(title)}</title><style>${PUBLIC_STYLE}</style><body${colour}${isEmbedded ? ' data-embedded' : ''}><main>${body}</main></html>`,
    {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `${csp}; style-src '${PUBLIC_STYLE_HASH}'`,
      },
    },
  )
}

/** The language that a browser asks for first, of the two that there are. */
export const askedLanguage = ({ headers }: Pick<Request, 'headers'>): 'en' | 'ja' =>
  /^ja\b/i.test(headers.get('accept-language') ?? '') ? 'ja' : 'en'

/** What every link of a mail says that leads nowhere any more. */
export const linkTexts = {
  en: {
    missing: 'Link not found',
    missingText: 'This link is incomplete or no longer works. Open the link in the email again.',
    expired: 'This link has expired',
  },
  ja: {
    missing: 'リンクが見つかりません',
    missingText: 'リンクが途中で切れているか、無効になっています。メールのリンクをもう一度開いてください。',
    expired: 'リンクの有効期限が切れました',
  },
} as const

/** What a page says: a heading and sentences, all of them texts. */
export const saidOnPage = (heading: string, ...sentences: readonly string[]): string =>
  `<h1>${escapedText(heading)}</h1>${sentences.map((sentence) => `<p>${escapedText(sentence)}</p>`).join('')}`

/** A form of one button, which sends nothing but that it was pressed. */
export const buttonOnPage = (label: string): string =>
  `<form method="post"><button class="first">${escapedText(label)}</button></form>`
