import type { FormField, FormSettings, FormStyle, NewForm } from '#api/forms'

export const starterKeys = ['newsletter', 'contact', 'event', 'preferences', 'waitlist'] as const
export type StarterKey = (typeof starterKeys)[number]

type Both = FormField['label']
const both = (en: string, ja: string): Both => ({ en, ja })

const base = { required: false, width: 'full' } as const
const heading = (label: Both): FormField => ({ ...base, id: 'title', type: 'heading', label })
const email: FormField = {
  ...base,
  id: 'email',
  type: 'property',
  propertyKey: 'email',
  required: true,
  label: both('Email', 'メールアドレス'),
  placeholder: both('you@example.com', 'hanako@example.com'),
}
const name: FormField = {
  ...base,
  id: 'name',
  type: 'property',
  propertyKey: 'name',
  label: both('Name', 'お名前'),
}
const consent = (label: Both): FormField => ({
  ...base,
  id: 'consent',
  type: 'consent',
  required: true,
  label,
})

const newsConsent = consent(
  both(
    'I agree to the privacy policy and would like to receive these emails.',
    'プライバシーポリシーに同意し、メールの受け取りを希望します。',
  ),
)

interface Starter {
  kind: NonNullable<NewForm['kind']>
  fields: readonly FormField[]
  success: Both
}

/** Forms that most workspaces begin with. They fill only properties that every workspace has. */
const starters: Record<StarterKey, Starter> = {
  newsletter: {
    kind: 'inline',
    fields: [
      heading(both('Get our newsletter', 'メールマガジンに登録')),
      email,
      { ...name, width: 'half' },
      newsConsent,
    ],
    success: both(
      'Almost done: open the link that we have just sent you.',
      '確認のメールをお送りしました。メール内のリンクを開いてください。',
    ),
  },
  contact: {
    kind: 'page',
    fields: [
      heading(both('Contact us', 'お問い合わせ')),
      { ...name, required: true },
      email,
      consent(both('I agree to receive a reply by email.', 'メールで回答を受け取ることに同意します。')),
    ],
    success: both(
      'Thank you. We will get back to you soon.',
      'お問い合わせありがとうございます。追ってご連絡いたします。',
    ),
  },
  event: {
    kind: 'page',
    fields: [
      heading(both('Join our event', 'イベント参加申込')),
      { ...name, required: true, width: 'half' },
      { ...email, width: 'half' },
      consent(
        both('You may write to me about this event.', 'このイベントに関するメールの受け取りに同意します。'),
      ),
    ],
    success: both(
      'You are on the guest list. See you there.',
      'お申し込みを承りました。当日お待ちしております。',
    ),
  },
  preferences: {
    kind: 'page',
    fields: [
      heading(both('Your preferences', '配信設定')),
      email,
      {
        ...base,
        id: 'lists',
        type: 'list_choice',
        label: both('What should we send you?', 'お届けする内容'),
      },
      newsConsent,
    ],
    success: both('Your preferences are saved.', '配信設定を保存しました。'),
  },
  waitlist: {
    kind: 'popup',
    fields: [heading(both('Be the first to know', 'いち早くお知らせします')), email, newsConsent],
    success: both('You are on the list.', '登録しました。入荷をお知らせします。'),
  },
}

/** Settings of a form that somebody begins. */
const settingsOf = (text: string, locale: 'en' | 'ja', mailingListIds: string[]): FormSettings => ({
  mailingListIds,
  optIn: 'double',
  success: { kind: 'message', text },
  alreadyText:
    locale === 'ja' ? 'このメールアドレスはすでに登録されています。' : 'This address is already subscribed.',
  closedText: locale === 'ja' ? 'ただいま受け付けを停止しています。' : 'This form is closed.',
  notify: [],
  captcha: false,
  honeypot: true,
  allowedOrigins: [],
  locale: 'auto',
})

const style: FormStyle = {
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

export interface StarterFacts {
  name: string
  /** Of the texts that visitors get after submitting. */
  locale: 'en' | 'ja'
  /** The lists that a visitor can choose from or is put on; the first is the workspace's usual one. */
  lists: readonly { id: string; name: string }[]
}

/** What creates a form: blank, or like one of the starters (FRM-33). Labels are in both languages. */
export function newFormOf(key: StarterKey | 'blank', { name: title, locale, lists }: StarterFacts): NewForm {
  if (key === 'blank') return { name: title }
  const { kind, fields, success } = starters[key]
  const usual = lists.slice(0, 1).map(({ id }) => id)
  return {
    name: title,
    kind,
    fields: fields.map((field) =>
      field.type === 'list_choice'
        ? { ...field, options: lists.slice(0, 20).map(({ id, name: label }) => ({ value: id, label })) }
        : field,
    ),
    settings: settingsOf(success[locale], locale, key === 'preferences' ? [] : usual),
    style,
  }
}
