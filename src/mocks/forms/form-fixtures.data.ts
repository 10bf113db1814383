import type { FormField, FormSettings, FormStyle } from '#api/forms'
import { emailField, plainSettings } from '#domain/forms/plain-form'

type Both = FormField['label']
const both = (ja: string, en: string): Both => ({ ja, en })

const property = (propertyKey: string, label: Both, more: Partial<FormField> = {}): FormField => ({
  id: propertyKey,
  type: 'property',
  propertyKey,
  label,
  required: false,
  width: 'full',
  ...more,
})
const consent = (label: Both): FormField => ({
  id: 'consent',
  type: 'consent',
  label,
  required: true,
  width: 'full',
})
const shown = (id: string, type: 'heading' | 'text' | 'divider', label: Both): FormField => ({
  id,
  type,
  label,
  required: false,
  width: 'full',
})
const campaignField: FormField = {
  id: 'referral',
  type: 'hidden',
  propertyKey: 'referral_code',
  label: both('紹介コード', 'Referral code'),
  required: false,
  width: 'full',
}

const style: FormStyle = {
  useBrand: true,
  bg: '#faf7f2',
  surface: '#ffffff',
  text: '#2b1d14',
  primary: '#b3465f',
  onPrimary: '#ffffff',
  radius: 8,
  font: 'system-ui, sans-serif',
  align: 'left',
}
/** A form of the mock world. Times are days before the epoch. */
export interface FormData {
  id: string
  workspaceId: string
  name: string
  kind: 'inline' | 'popup' | 'page'
  createdBy: string
  age: number
  /** Which edit is public, since when, and until when. */
  published?: { version: number; since: number; until?: number }
  draftVersion: number
  updated: number
  fields: FormField[]
  /** The fields that are public, where they differ. */
  publicFields?: FormField[]
  settings: FormSettings
  style: FormStyle
  /** What was sent before the epoch: evenly from then on, to the epoch or the end. */
  past: { count: number; since: number }
  /** Where it stands. */
  page: string
}

const sakuraConsent = consent(
  both(
    'プライバシーポリシーに同意し、メールの受け取りを希望します。',
    'I agree to the privacy policy and would like to receive these emails.',
  ),
)
const sakuraSite = 'https://www.sakura-roastery.example'

const workshopFields: FormField[] = [
  shown('title', 'heading', both('春のハンドドリップ教室', 'Spring pour-over class')),
  emailField,
  property('name', both('お名前', 'Name'), {
    required: true,
    width: 'half',
    placeholder: both('桜井 花子', 'Hana Sakurai'),
  }),
  property('phone', both('当日つながるお電話番号', 'A phone number for the day'), { width: 'half' }),
  property('brew_methods', both('ふだんの淹れ方', 'How do you brew at home?'), {
    options: [
      { value: 'pour_over', label: 'ハンドドリップ' },
      { value: 'french_press', label: 'フレンチプレス' },
      { value: 'espresso', label: 'エスプレッソ' },
      { value: 'cold_brew', label: '水出し' },
    ],
  }),
  sakuraConsent,
]

export const formData: FormData[] = [
  {
    id: 'frm_1',
    workspaceId: 'ws_sakura',
    name: 'メルマガ登録（焙煎だより）',
    kind: 'inline',
    createdBy: 'acc_haruka',
    age: 420,
    published: { version: 7, since: 62 },
    draftVersion: 7,
    updated: 62,
    past: { count: 412, since: 300 },
    page: `${sakuraSite}/letter`,
    fields: [
      shown(
        'lead',
        'text',
        both(
          '毎週金曜の朝、その週に焼いた豆とおすすめの淹れ方をお届けします。',
          'Every Friday morning: what we roasted this week, and how to brew it.',
        ),
      ),
      emailField,
      property('name', both('お名前', 'Name'), { width: 'half' }),
      property('favourite_roast', both('お好みの焙煎', 'Favourite roast'), {
        width: 'half',
        options: [
          { value: 'light', label: '浅煎り' },
          { value: 'medium', label: '中煎り' },
          { value: 'dark', label: '深煎り' },
          { value: 'decaf', label: 'カフェインレス' },
        ],
      }),
      campaignField,
      sakuraConsent,
    ],
    settings: {
      ...plainSettings,
      mailingListIds: ['lst_weekly'],
      optIn: 'double',
      optInMail: {
        senderId: 'snd_1',
        subject: '【さくら珈琲】ご登録の確認をお願いします',
        body: '「焙煎だより」へのお申し込みありがとうございます。\n\n下のリンクを開くと、ご登録が完了します。\n{{confirm_url}}\n\n7日以内に確認がない場合、配信は始まりません。お心当たりがないときは、このメールは破棄してください。',
      },
      welcome: {
        senderId: 'snd_2',
        subject: 'はじめまして、焙煎だよりです',
        body: '{{name}}さま\n\nご登録ありがとうございます。次の金曜の朝に、最初の一通をお届けします。\n\nさくら珈琲焙煎所 森 遥',
      },
      success: {
        kind: 'message',
        text: '確認のメールをお送りしました。メール内のリンクを開いて登録を完了してください。',
      },
      alreadyText: 'このメールアドレスはすでにご登録いただいています。',
      closedText: 'ただいま受け付けを停止しています。',
      notify: ['hello@sakura-roastery.example'],
      captcha: true,
      allowedOrigins: [sakuraSite],
    },
    style,
  },
  {
    id: 'frm_2',
    workspaceId: 'ws_sakura',
    name: '春のハンドドリップ教室 参加申込',
    kind: 'page',
    createdBy: 'acc_tom',
    age: 66,
    published: { version: 3, since: 58 },
    draftVersion: 5,
    updated: 1.2,
    past: { count: 143, since: 58 },
    page: 'https://forms.sakura-roastery.example/f/frm_2',
    fields: [
      ...workshopFields.slice(0, -1),
      property('accepts_post', both('はがきでの案内を希望する', 'Send me a card by post'), {
        help: both(
          '年に2回、季節のはがきをお送りします。',
          'Two cards a year, one in spring and one in autumn.',
        ),
      }),
      sakuraConsent,
    ],
    publicFields: workshopFields,
    settings: {
      ...plainSettings,
      mailingListIds: ['lst_workshop'],
      optIn: 'single',
      welcome: {
        senderId: 'snd_1',
        subject: '教室のお申し込みを承りました',
        body: '{{name}}さま\n\n春のハンドドリップ教室へのお申し込みありがとうございます。当日は開始10分前にお越しください。',
      },
      success: { kind: 'message', text: 'お申し込みを承りました。当日お会いできるのを楽しみにしています。' },
      alreadyText: 'すでにお申し込みいただいています。',
      closedText: '定員に達したため、受け付けを終了しました。',
      notify: ['tom.walker@sakura-roastery.example'],
      maxSubmissions: 400,
    },
    style: { ...style, align: 'center' },
  },
  {
    id: 'frm_3',
    workspaceId: 'ws_sakura',
    name: '秋の新豆 先行案内（2025）',
    kind: 'popup',
    createdBy: 'acc_haruka',
    age: 150,
    published: { version: 2, since: 140, until: 50 },
    draftVersion: 2,
    updated: 50,
    past: { count: 121, since: 140 },
    page: `${sakuraSite}/beans`,
    fields: [
      shown('title', 'heading', both('新豆をいちばんに', 'First to taste the new crop')),
      emailField,
      sakuraConsent,
    ],
    settings: {
      ...plainSettings,
      mailingListIds: ['lst_new_beans'],
      optIn: 'single',
      success: { kind: 'redirect', url: `${sakuraSite}/beans/thanks` },
      alreadyText: 'すでにご登録いただいています。入荷したらお知らせします。',
      closedText: '2025年秋の先行案内は終了しました。',
      allowedOrigins: [sakuraSite],
    },
    style,
  },
  {
    id: 'frm_4',
    workspaceId: 'ws_sakura',
    name: '誕生月クラブ 入会',
    kind: 'inline',
    createdBy: 'acc_naoki',
    age: 3,
    draftVersion: 4,
    updated: 0.3,
    past: { count: 0, since: 0 },
    page: `${sakuraSite}/birthday`,
    fields: [
      shown('title', 'heading', both('お誕生月に、豆を一袋', 'A bag of beans for your birthday')),
      emailField,
      property('name', both('お名前', 'Name'), { width: 'half' }),
      property('birthday', both('お誕生日', 'Birthday'), { width: 'half', required: true }),
    ],
    settings: {
      ...plainSettings,
      mailingListIds: ['lst_birthday'],
      optIn: 'double',
      optInMail: {
        senderId: 'snd_3',
        subject: '誕生月クラブへのご入会の確認',
        body: '下のリンクを開くと、ご入会が完了します。\n{{confirm_url}}',
      },
      success: { kind: 'message', text: '確認のメールをお送りしました。' },
      alreadyText: 'すでにご入会いただいています。',
      closedText: 'ただいま新規のご入会を停止しています。',
    },
    style,
  },
  {
    id: 'frm_5',
    workspaceId: 'ws_sakura',
    name: 'English letter sign-up',
    kind: 'inline',
    createdBy: 'acc_tom',
    age: 205,
    published: { version: 2, since: 198 },
    draftVersion: 2,
    updated: 198,
    past: { count: 96, since: 198 },
    page: `${sakuraSite}/en/letter`,
    fields: [
      shown(
        'lead',
        'text',
        both(
          '毎月はじめに、英語のお便りをお送りします。',
          'Once a month: a letter from the roastery, new beans and where to drink them.',
        ),
      ),
      emailField,
      property('name', both('お名前', 'First name'), { width: 'half' }),
      campaignField,
      sakuraConsent,
    ],
    settings: {
      ...plainSettings,
      mailingListIds: ['lst_english'],
      optIn: 'double',
      optInMail: {
        senderId: 'snd_6',
        subject: 'Please confirm your subscription',
        body: 'Thank you for signing up for the English letter.\n\nOpen this link to confirm:\n{{confirm_url}}\n\nIf you did not ask for it, ignore this mail and you will not hear from us again.',
      },
      success: { kind: 'message', text: 'Almost done: please open the link we have just sent you.' },
      alreadyText: 'You are already on the list.',
      closedText: 'Sign-up is closed for now.',
      locale: 'en',
      allowedOrigins: [sakuraSite],
    },
    style,
  },
  {
    id: 'frm_6',
    workspaceId: 'ws_sakura',
    name: '卸売・業務用のお問い合わせ',
    kind: 'page',
    createdBy: 'acc_naoki',
    age: 190,
    published: { version: 1, since: 180 },
    draftVersion: 1,
    updated: 180,
    past: { count: 28, since: 180 },
    page: 'https://forms.sakura-roastery.example/f/frm_6',
    fields: [
      emailField,
      property('company', both('会社名・店名', 'Company'), { required: true }),
      property('name', both('ご担当者名', 'Your name'), { required: true, width: 'half' }),
      property('phone', both('お電話番号', 'Phone'), { width: 'half' }),
      property('website', both('ウェブサイト', 'Website'), {}),
      property('tasting_notes', both('ご要望・味のお好み', 'What are you looking for?'), {
        rules: { max: 2000 },
      }),
      consent(
        both(
          'お問い合わせへの回答と卸売のご案内をメールで受け取ることに同意します。',
          'I agree to receive a reply and wholesale news by email.',
        ),
      ),
    ],
    settings: {
      ...plainSettings,
      mailingListIds: ['lst_wholesale'],
      optIn: 'single',
      success: {
        kind: 'message',
        text: 'お問い合わせありがとうございます。2営業日以内に担当の阿部よりご連絡いたします。',
      },
      alreadyText: 'お問い合わせありがとうございます。あらためてご連絡いたします。',
      closedText: 'ただいまお問い合わせを停止しています。',
      notify: ['naoki.abe@sakura-roastery.example', 'hello@sakura-roastery.example'],
      captcha: true,
    },
    style,
  },
  {
    id: 'frm_r1',
    workspaceId: 'ws_ridge',
    name: 'Trail notes sign-up',
    kind: 'inline',
    createdBy: 'acc_ellen',
    age: 400,
    published: { version: 4, since: 120 },
    draftVersion: 4,
    updated: 120,
    past: { count: 164, since: 360 },
    page: 'https://www.ridge-outdoor.example/trail-notes',
    fields: [
      shown(
        'lead',
        'text',
        both(
          'おすすめのルートと週末の天気をお届けします。',
          'Routes worth a long drive, weekend weather, and what to pack for both.',
        ),
      ),
      emailField,
      property('name', both('お名前', 'First name'), { width: 'half' }),
      property('activity', both('アクティビティ', 'What do you do out there?'), {
        options: [
          { value: 'hiking', label: 'Hiking' },
          { value: 'climbing', label: 'Climbing' },
          { value: 'camping', label: 'Camping' },
          { value: 'trail_running', label: 'Trail running' },
        ],
      }),
      consent(
        both(
          'プライバシーポリシーに同意し、メールの受け取りを希望します。',
          'Yes, send me Trail notes. I have read the privacy policy.',
        ),
      ),
    ],
    settings: {
      ...plainSettings,
      mailingListIds: ['lst_trail_notes'],
      optIn: 'double',
      optInMail: {
        senderId: 'snd_r1',
        subject: 'One more step: confirm your email',
        body: 'Hi,\n\nthanks for signing up for Trail notes. Confirm your address here:\n{{confirm_url}}\n\nSee you outside,\nRidge Outdoor',
      },
      success: { kind: 'message', text: 'Check your inbox and confirm. See you outside.' },
      alreadyText: 'You already get Trail notes.',
      closedText: 'Sign-up is closed for now.',
      allowedOrigins: ['https://www.ridge-outdoor.example'],
      locale: 'en',
    },
    style: { ...style, bg: '#f4f6f3', text: '#1d2a24', primary: '#2f6b4f', radius: 4 },
  },
]
