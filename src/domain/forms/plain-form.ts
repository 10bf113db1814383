import type { FormField, FormSettings, FormStyle } from '#api/forms'

/** The field that every form has. */
export const emailField: FormField = {
  id: 'email',
  type: 'property',
  propertyKey: 'email',
  label: { ja: 'メールアドレス', en: 'Email' },
  placeholder: { ja: 'hanako@example.com', en: 'you@example.com' },
  required: true,
  width: 'full',
}

/** The style of a form that is made without one. */
export const plainStyle: FormStyle = {
  useBrand: true,
  bg: '#ffffff',
  surface: '#ffffff',
  text: '#1f2328',
  primary: '#1f2328',
  onPrimary: '#ffffff',
  radius: 8,
  font: 'system-ui, sans-serif',
  align: 'left',
}

/** Settings of a form that is made without any. */
export const plainSettings: FormSettings = {
  mailingListIds: [],
  optIn: 'double',
  success: { kind: 'message', text: '' },
  alreadyText: '',
  closedText: '',
  notify: [],
  captcha: false,
  honeypot: true,
  allowedOrigins: [],
  locale: 'auto',
}
