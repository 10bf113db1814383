export const escapedText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** How these pages are set. Policies let in this style and no other, by its hash. */
export const PUBLIC_STYLE =
  'body{margin:0;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}main{max-width:640px;margin:0 auto;padding:16px}body[data-embedded] main{max-width:none;padding:0}button{font:inherit;min-height:44px;padding:8px 20px}'
export const PUBLIC_STYLE_HASH = 'sha256-d8jQ/3cvm1csORzS0xyGLoeTQElDuKOV8gaangaA3Mg='

export interface PublicPageOptions {
  /** @default 200 */
  status?: number
  /** The policy without the style of these pages. @default no scripts */
  csp?: string
  /** @default ja: pages that speak both are mostly read by its readers */
  language?: 'en' | 'ja'
  /** Colours that somebody has chosen, as #rrggbb. As attributes, because a policy can't name a style that differs from page to page. */
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
    language = 'ja',
    colours,
    isEmbedded = false,
  }: PublicPageOptions = {},
): Response {
  const colour = colours ? ` bgcolor="${escapedText(colours.back)}" text="${escapedText(colours.text)}"` : ''
  return new Response(
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapedText(title)}</title><style>${PUBLIC_STYLE}</style><body${colour}${isEmbedded ? ' data-embedded' : ''}><main>${body}</main></html>`,
    {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `${csp}; style-src '${PUBLIC_STYLE_HASH}'`,
      },
    },
  )
}
