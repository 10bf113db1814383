import { parseInert } from '#lib/trusted-mail'
import { withDrawnPictures } from '#mail/starters/pictures'

/** How a mail is shown. */
export interface MailView {
  scheme: 'light' | 'dark'
  /** Whether images are shown; clients that block them show their texts. */
  images: boolean
  /** As clients that turn light colours into dark ones by themselves; the frame turns the colours, images are turned back. */
  inverted: boolean
}

/**
 * Style rules as they hold for readers with this scheme. The media query itself can't be used: it follows the system, also
 * inside a frame with a colour scheme of its own.
 */
export const rulesForScheme = (css: string, scheme: MailView['scheme']): string =>
  css.replaceAll(/\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)/gi, (_query, asked: string) =>
    asked.toLowerCase() === scheme ? '(min-width:0px)' : '(max-width:0px)',
  )

/** The HTML with its style attributes put aside: renderers write them with a space before and double quotes after the name. */
export const withStylesAside = (html: string): string => html.replaceAll(' style="', ' data-style="')

const INVERTED = 'img,video,[background]{filter:invert(1) hue-rotate(180deg)}'

/**
 * Puts a mail into the document of a frame in place of what it shows. Styles are set through CSSOM, because the content
 * security policy of the app, which frames inherit, allows no style texts.
 */
export function showMail(frame: Document, html: string, { scheme, images, inverted }: MailView): void {
  // Taken out before it is parsed: the policy holds for documents of the parser too, and would report each style.
  const sheets: string[] = []
  const content = html.replaceAll(/<style>([^]*?)<\/style>/g, (_element, css: string) => {
    sheets.push(css)
    return ''
  })
  const page = parseInert(withDrawnPictures(withStylesAside(content)))
  for (const one of page.querySelectorAll('meta, script, style')) one.remove()
  if (!images)
    for (const name of ['src', 'background'])
      for (const element of page.querySelectorAll(`[${name}]`)) element.removeAttribute(name)
  const root = frame.adoptNode(page.documentElement)
  for (const element of [root, ...root.querySelectorAll<HTMLElement>('[data-style]')]) {
    element.style.cssText = element.dataset['style'] ?? ''
    delete element.dataset['style']
    if (!images) element.style.backgroundImage = ''
  }
  root.style.colorScheme = scheme
  frame.replaceChild(root, frame.documentElement)
  const view = frame.defaultView
  if (!view) return
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(rulesForScheme(sheets.join('\n'), scheme) + (inverted ? INVERTED : ''))
  frame.adoptedStyleSheets = [sheet]
}
