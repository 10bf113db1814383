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

/** The words that a mail of a form begins with. */
export const standardMail = (kind: 'optInMail' | 'welcome', language: 'en' | 'ja'): MailText =>
  mails[kind][language]
