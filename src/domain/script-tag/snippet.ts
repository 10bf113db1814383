import type { ScriptTag } from '#api/script-tag'
import { productName } from '#lib/product'

/** Where a site can take the script in. */
export const stacks = ['html', 'gtm', 'next', 'wordpress'] as const
export type Stack = (typeof stacks)[number]

/** What a text of ours may not be within an attribute of HTML. */
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const inHtml = (text: string): string =>
  `"${text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')}"`

/** A string of JavaScript that also within a script element ends nothing: no `</script>`, no `<!--`, no line separator. */
const inScript = (text: string): string =>
  JSON.stringify(text).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** The base of the tracking calls, as the tag of the server has it; '' where it has none. */
export function baseUrlOf(snippet: string): string {
  const [, written = ''] = /\bdata-base-url="([^"]*)"/.exec(snippet) ?? []
  return Object.entries(entities).reduce(
    (text, [character, entity]) => text.replaceAll(entity, character),
    written,
  )
}

/** What is put into a site of that kind. Whatever the data is, it stays data there (SET-32). */
export function snippetFor(
  stack: Stack,
  {
    scriptUrl,
    workspaceId,
    snippet,
    requireConsent,
  }: Pick<ScriptTag, 'scriptUrl' | 'workspaceId' | 'snippet' | 'requireConsent'>,
): string {
  const baseUrl = baseUrlOf(snippet)
  const html = `<script async src=${inHtml(scriptUrl)} data-workspace-id=${inHtml(workspaceId)} data-base-url=${inHtml(baseUrl)}${requireConsent ? ' data-consent="required"' : ''}></script>`
  switch (stack) {
    case 'html':
      return html
    case 'gtm':
      // A tag manager makes the element anew and drops its data attributes: here the script makes its own.
      return `<script>
  (function () {
    var script = document.createElement('script')
    script.async = true
    script.src = ${inScript(scriptUrl)}
    script.setAttribute('data-workspace-id', ${inScript(workspaceId)})
    script.setAttribute('data-base-url', ${inScript(baseUrl)})${
      requireConsent ? "\n    script.setAttribute('data-consent', 'required')" : ''
    }
    document.head.appendChild(script)
  })()
</script>`
    case 'next':
      return `import Script from 'next/script'

<Script
  src={${inScript(scriptUrl)}}
  data-workspace-id={${inScript(workspaceId)}}
  data-base-url={${inScript(baseUrl)}}${requireConsent ? '\n  data-consent={"required"}' : ''}
/>`
    case 'wordpress':
      return `add_action( 'wp_head', function () { ?>
  ${html}
<?php } );`
  }
}

/** How a page tells the script what the visitor answered, whichever of them is ready first (TRK-31). */
export const consentCall = (): string => {
  const name = productName.toLowerCase()
  return `// answer: 'granted' or 'denied'
function tellConsent(answer) {
  if (window.${name}) ${name}.consent(answer)
  else addEventListener('${name}:ready', () => ${name}.consent(answer), { once: true })
}`
}

/** What a page can tell the script, which is missing where it is blocked or still on its way. */
export const cheatsheet = (): string => {
  const name = productName.toLowerCase()
  return `window.${name}?.track('order', { total: 1200 })

window.${name}?.identify({
  email: 'name@example.com',
  properties: { plan: 'monthly' },
  mailingLists: { "News": true },
})

window.${name}?.pageView({ name: 'Checkout' })`
}
