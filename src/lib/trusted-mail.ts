/** The policy under which HTML of mails is parsed; the content security policy of the page names it. */
export const MAIL_POLICY = 'otegami-mail'

interface HtmlPolicy {
  createHTML: (html: string) => unknown
}
interface TrustedTypesLike {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => HtmlPolicy
}

/**
 * A page that loads images and nothing else. Mails are put into it: its doctype keeps the browser out of quirks mode, and
 * its policy stays when the elements of the page are replaced.
 */
const SHELL =
  '<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src \'none\'; img-src https: http: data: blob:"></head><body></body></html>'

let policy: HtmlPolicy | undefined

/**
 * HTML as sinks take it under trusted types. Not exported: HTML that was not made here may only reach a parser whose
 * document is inert, or a frame that runs no script.
 */
function trustedHtml(html: string, trustedTypes = trustedTypesOf(globalThis)): unknown {
  if (!trustedTypes) return html
  policy ??= trustedTypes.createPolicy(MAIL_POLICY, { createHTML: (text) => text })
  return policy.createHTML(html)
}

/** Parses HTML into a document that runs no script and loads nothing. */
export function parseInert(html: string): Document {
  const parser = new DOMParser()
  // `DOMParser` is typed for text alone; under trusted types it takes the trusted object only.
  const parsed: unknown = Reflect.apply(parser.parseFromString, parser, [trustedHtml(html), 'text/html'])
  if (!(parsed instanceof Document)) throw new TypeError('The parser of the browser gave no document.')
  return parsed
}

/** Opens the empty page in a sandboxed frame; the frame fires `load` when its document is there. */
export function openShell(frame: HTMLIFrameElement): void {
  Reflect.set(frame, 'srcdoc', trustedHtml(SHELL))
}

function trustedTypesOf(scope: object): TrustedTypesLike | undefined {
  const found: unknown = Reflect.get(scope, 'trustedTypes')
  return isTrustedTypes(found) ? found : undefined
}

const isTrustedTypes = (value: unknown): value is TrustedTypesLike =>
  typeof value === 'object' && value !== null && 'createPolicy' in value
