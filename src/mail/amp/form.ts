import type { FormField, Href } from '#mail/document'
import type { FormBlock } from '#mail/document/leaf-blocks'
import { attributes, hexOf, px, style, type Writer } from '#mail/html/writer'
import { addressOf, htmlAddress, htmlText, NOWHERE } from '#mail/render/address'

/** The address of a link; AMP refuses one that leads nowhere, so such a link has none. */
export function ampHref({ options }: Writer, href: Href, nodeId: string): string {
  const address = addressOf(href, nodeId, options)
  return address === NOWHERE ? '' : ` href="${htmlAddress(address)}"`
}

/** A form that is sent from within the mail; without an https address, the link that stands in for it. */
export function formAmp(writer: Writer, { id, action, fields, submit, success, href }: FormBlock): string {
  const { settings } = writer
  if (!/^https:\/\//i.test(action) || !URL.canParse(action)) {
    return `<a${ampHref(writer, href, id)}>${htmlText(submit)}</a>`
  }
  const look = style({
    padding: '12px 24px',
    border: '0',
    'font-size': px(settings.baseSize),
    'font-weight': 'bold',
    'border-radius': px(settings.radius),
    'background-color': hexOf(settings.theme.buttonBg.light, writer),
    color: hexOf(settings.theme.buttonText.light, writer),
  })
  return `<form method="post" action-xhr="${htmlText(new URL(action).href)}">${fields.map(fieldAmp).join('')}<button type="submit" style="${look}">${htmlText(submit)}</button><div submit-success>${htmlText(success)}</div></form>`
}

function fieldAmp({ name, label, input, required, options = [] }: FormField): string {
  const must = required === true ? ' required' : ''
  const text = htmlText(label)
  switch (input) {
    case 'checkbox':
      return `<label class="field"><input type="checkbox" name="${name}" value="true"${must}> ${text}</label>`
    case 'textarea':
      return `<label class="field">${text}<textarea class="input" name="${name}" rows="4"${must}></textarea></label>`
    case 'select': {
      const choices = options.map((one) => `<option value="${htmlText(one)}">${htmlText(one)}</option>`)
      return `<label class="field">${text}<select class="input" name="${name}"${must}>${choices.join('')}</select></label>`
    }
    case 'text':
    case 'email':
    case 'tel':
    case 'number':
      return `<label class="field">${text}<input${attributes({ class: 'input', type: input, name })}${must}></label>`
  }
}
