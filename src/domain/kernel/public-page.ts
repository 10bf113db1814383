export const escapedText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A page that anybody may open, without scripts unless `csp` lets them. `body` is markup that is written here; the title is text. */
export const publicPage = (
  title: string,
  body: string,
  status = 200,
  csp = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
): Response =>
  new Response(
    `<!doctype html><html lang="ja"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapedText(title)}</title><main>${body}</main></html>`,
    { status, headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': csp } },
  )
