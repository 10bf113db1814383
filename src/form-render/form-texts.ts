import type { AnswerProblem } from '#domain/forms/form-answers'
import type { PublicField } from '#domain/forms/public-form'

export type FormLanguage = 'en' | 'ja'

interface FormTexts {
  send: string
  sending: string
  retry: string
  close: string
  open: string
  choose: string
  /** After the label of what may stay empty. */
  optional: string
  sent: string
  confirm: string
  closed: string
  empty: string
  trap: string
  failed: string
  notLoaded: string
  loading: string
  /** Above the fields, with how many answers are wrong. */
  wrong: (count: number) => string
  problems: Record<AnswerProblem, string>
  /** What is asked for where something is to be ticked or chosen, and nothing can be typed. */
  tick: string
  chooseOne: string
}

/** What the form says by itself, in the language of the form. Everything else comes from the form. */
export const formTexts: Record<FormLanguage, FormTexts> = {
  en: {
    send: 'Submit',
    sending: 'Sending…',
    retry: 'Try again',
    close: 'Close',
    open: 'Open the form',
    choose: 'Choose…',
    optional: ' (optional)',
    sent: 'Thank you. Your answers have been sent.',
    confirm: 'Check your inbox and open the link to confirm.',
    closed: 'This form is closed.',
    empty: 'This form has no fields yet.',
    trap: 'Leave this field empty',
    failed: 'Your answers could not be sent. They are still here.',
    notLoaded: 'The form could not be loaded.',
    loading: 'Loading the form…',
    wrong: (count) => (count === 1 ? 'Check 1 answer.' : `Check ${count} answers.`),
    problems: {
      required: 'Fill in this field.',
      email: 'Enter an email address such as name@example.com.',
      url: 'Enter a web address that starts with https://.',
      number: 'Enter a number.',
      date: 'Enter a date.',
      option: 'Choose one of the options.',
      tooLong: 'This answer is too long.',
      tooShort: 'This answer is too short.',
      tooSmall: 'This number is too small.',
      tooLarge: 'This number is too large.',
      pattern: 'This answer does not have the expected format.',
    },
    tick: 'Tick this box to continue.',
    chooseOne: 'Choose an option.',
  },
  ja: {
    send: '送信',
    sending: '送信しています…',
    retry: 'もう一度試す',
    close: '閉じる',
    open: 'フォームを開く',
    choose: '選択してください',
    optional: '（任意）',
    sent: '送信しました。ありがとうございます。',
    confirm: '確認メールをお送りしました。メール内のリンクを開いてください。',
    closed: 'このフォームは受け付けを終了しました。',
    empty: 'このフォームにはまだ項目がありません。',
    trap: 'この欄には入力しないでください',
    failed: '送信できませんでした。入力した内容は残っています。',
    notLoaded: 'フォームを読み込めませんでした。',
    loading: 'フォームを読み込んでいます…',
    wrong: (count) => `${count}件の入力を確認してください。`,
    problems: {
      required: '入力してください。',
      email: 'name@example.com のようなメールアドレスを入力してください。',
      url: 'https:// で始まるアドレスを入力してください。',
      number: '数値を入力してください。',
      date: '日付を入力してください。',
      option: '選択肢から選んでください。',
      tooLong: '入力が長すぎます。',
      tooShort: '入力が短すぎます。',
      tooSmall: '数値が小さすぎます。',
      tooLarge: '数値が大きすぎます。',
      pattern: '入力の形式が正しくありません。',
    },
    tick: '続けるにはチェックを入れてください。',
    chooseOne: '選択してください。',
  },
}

/** What is wrong with an answer, for the control that it is given with. */
export function problemText(
  { problems, tick, chooseOne }: FormTexts,
  problem: AnswerProblem,
  control: PublicField['control'],
): string {
  if (problem !== 'required') return problems[problem]
  if (control === 'checkbox') return tick
  return control === 'checkboxes' || control === 'select' ? chooseOne : problems.required
}

/** The language of a form: its own, or for "auto" that of the page or the browser. */
export function languageOf(locale: FormLanguage | 'auto', ...hints: readonly string[]): FormLanguage {
  if (locale !== 'auto') return locale
  const hint = hints.find((one) => one !== '') ?? ''
  return /^ja\b/i.test(hint) ? 'ja' : 'en'
}
