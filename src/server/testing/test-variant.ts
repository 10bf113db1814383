/** A body that may be sent, with one link and a variable. */
export const testHtml =
  '<html><body><p>Hello {{ name }}.</p><p>{{company_name}}, {{company_address}}, {{complaint_contact}}</p><p><a href="https://shop.example/?a=1&amp;b={{ email }}">Shop</a> <a href="{{unsubscribe_url}}">Unsubscribe</a></p></body></html>'

/** The one variant of a test's campaign. */
export const testVariant = (html = testHtml, more: object = {}) => ({
  id: 'a',
  label: 'A',
  locale: null,
  weight: 100,
  subject: 'News for {{ name | default: "you" }}',
  previewText: 'Soon',
  mode: 'html',
  html,
  textAuto: true,
  ...more,
})
