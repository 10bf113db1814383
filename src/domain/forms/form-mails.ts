import type { FormField, FormSettings, FormSubmission } from '#api/forms'
import { isSame } from './same-value.ts'
import { textOfValues } from './submission-rules.ts'

interface MailText {
  subject: string
  body: string
}

/** The mails that a form sends by itself, as most workspaces want them; a workspace writes its own over them. */
const mails: Readonly<Record<'optInMail' | 'welcome', Readonly<Record<'en' | 'ja', MailText>>>> = {
  optInMail: {
    en: {
      subject: 'Please confirm your subscription',
      body: 'Thank you for signing up.\n\nOpen this link to confirm your subscription:\n{{confirm_url}}\n\nThe link works for 7 days. If you did not sign up, ignore this email.',
    },
    ja: {
      subject: 'ご登録の確認をお願いします',
      body: 'お申し込みありがとうございます。\n\n下のリンクを開くと、ご登録が完了します。\n{{confirm_url}}\n\nリンクの有効期限は7日間です。お心当たりがない場合は、このメールを破棄してください。',
    },
  },
  welcome: {
    en: {
      subject: 'Welcome',
      body: 'Hello {{name}},\n\nThank you for subscribing. You will hear from us soon.',
    },
    ja: {
      subject: 'ご登録ありがとうございます',
      body: '{{name}}さま\n\nご登録ありがとうございます。これからの配信をお楽しみに。',
    },
  },
}

/** The text of the mail that asks for a confirmation, with its link: in its place, or at the end where it has none. */
export const withConfirmLink = (body: string, link: string): string =>
  body.includes('{{confirm_url}}') ? body.replaceAll('{{confirm_url}}', () => link) : `${body}\n\n${link}`

/** A mail that a submission brings about. */
export interface FormMail {
  kind: 'optInMail' | 'welcome' | 'notification'
  /** Among those of its kind. */
  number: number
  /** The sender that it is from; undefined: whoever runs the server. */
  senderId?: string
  /** In which its reader reads; undefined: nobody knows. */
  language?: 'en' | 'ja'
  to: string
  subject: string
  /** Of an `optInMail` before its link is put in: `withConfirmLink`. */
  body: string
}

interface MailFacts {
  /** Who sent it. */
  email: string
  name: string
  values: FormSubmission['values']
  /** In which they read; undefined: nobody knows. */
  language?: 'en' | 'ja' | undefined
  /** Was on all of the lists before: nobody is welcomed twice. */
  isMember?: boolean
  /** The submissions of the form in the product. */
  formUrl: string
}

interface MailingForm {
  name: string
  settings: FormSettings
  /** What was asked, where colleagues are told what was answered. */
  fields?: readonly FormField[]
}

/**
 * The mails that go out when a submission is accepted, waits for a confirmation, or is confirmed (FRM-56). Colleagues are told
 * of it once, when it came.
 */
export function mailsAfter(
  status: FormSubmission['status'],
  { name: formName, settings, fields = [] }: MailingForm,
  { email, name, values, language, formUrl, isMember = false }: MailFacts,
): FormMail[] {
  const { optInMail, welcome, notify } = settings
  const mails: FormMail[] = []
  const forReader = { to: email, ...(language && { language }) }
  const filled = (text: string) =>
    text.replaceAll(/\{\{\s*(name|email)\s*\}\}/g, (_, key: string) => (key === 'name' ? name : email))
  if (status === 'pending_opt_in' && optInMail)
    mails.push({ kind: 'optInMail', number: 0, ...forReader, ...optInMail })
  if ((status === 'accepted' || status === 'confirmed') && welcome && !isMember)
    mails.push({
      kind: 'welcome',
      number: 0,
      senderId: welcome.senderId,
      ...forReader,
      subject: filled(welcome.subject),
      body: filled(welcome.body),
    })
  if (status === 'accepted' || status === 'pending_opt_in')
    for (const [number, to] of notify.entries())
      mails.push({
        kind: 'notification',
        number,
        to,
        subject: `New submission / 新しい回答: ${formName}`,
        body: notificationText(fields, values, formUrl),
      })
  return mails
}

/** What the form calls an answer, in both languages, as the rest of the mail; a key where no field is known for it. */
function nameOf(fields: readonly FormField[], key: string): string {
  const label = fields.find((field) => (field.propertyKey ?? field.id) === key)?.label
  return [...new Set([label?.en, label?.ja])].filter(Boolean).join(' / ') || key
}

const notificationText = (
  fields: readonly FormField[],
  values: FormSubmission['values'],
  formUrl: string,
): string =>
  [
    'Someone submitted the form. / フォームに回答がありました。',
    '',
    ...Object.entries(values).map(
      ([key, value]) => `${nameOf(fields, key)}: ${textOfValues({ [key]: value })}`,
    ),
    '',
    `See all submissions / すべての回答を見る:\n${formUrl}`,
  ].join('\n')

/** The senders of the mails of a form, but for mails that are as they were in `before`. */
export const mailSenders = (
  settings: Pick<FormSettings, 'optInMail' | 'welcome'>,
  before: Pick<FormSettings, 'optInMail' | 'welcome'> = {},
): string[] =>
  (['optInMail', 'welcome'] as const).flatMap((kind) => {
    const mail = settings[kind]
    return mail && !isSame(mail, before[kind]) ? [mail.senderId] : []
  })

/** The words that a mail of a form begins with. */
export const standardMail = (kind: 'optInMail' | 'welcome', language: 'en' | 'ja'): MailText =>
  mails[kind][language]
