import { tokensOfHtml } from '#mail/html/tokens'

const lines: ReadonlySet<string> = new Set(
  'br p div tr li h1 h2 h3 h4 h5 h6 table ul ol blockquote hr pre'.split(' '),
)

/** The words of sanitised HTML, a line for each paragraph, row and entry; links are followed by their address. */
export function textOfHtml(html: string): string {
  let text = ''
  let address = ''
  for (const token of tokensOfHtml(html)) {
    if (token.kind === 'text') {
      text += token.text.replaceAll(/[ \t\n\r]+/g, ' ')
      continue
    }
    if (lines.has(token.name) && !text.endsWith('\n')) text += '\n'
    if (token.kind === 'open') {
      if (token.name === 'li') text += '- '
      if (token.name === 'img') text += token.attributes.get('alt') ?? ''
      if (token.name === 'a') address = token.attributes.get('href') ?? ''
      if (token.name === 'td' && !text.endsWith('\n')) text += ' '
    } else if (token.name === 'a' && address !== '' && address !== '#') {
      text += ` (${address})`
      address = ''
    }
  }
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}
