import type { Form, FormField } from '#api/forms'
import type { MailingList } from '#api/mailing-lists'
import { isKeptImageSrc } from '#lib/safe-url'
import { cssProblem, type CssProblem } from './form-css.ts'

type Mail = NonNullable<Form['settings']['welcome']>

/** What the contacts of a workspace have that no form may fill. */
const NOT_FILLABLE: ReadonlySet<string> = new Set(['status', 'created_at'])

const isBlank = (text: string | undefined) => (text ?? '').trim() === ''

/** What must be known of a workspace to publish one of its forms. */
export interface PublishFacts {
  /** All properties of contacts, also those that every workspace has. */
  propertyKeys: ReadonlySet<string>
  /** A mailing list of the workspace. */
  listOf: (mailingListId: string) => Pick<MailingList, 'visibility'> | undefined
  /** Whether mails may go out from a sender of the workspace now. */
  isVerified: (senderId: string) => boolean
}
type Draft = Pick<Form, 'fields' | 'settings'> & { style?: Pick<Form['style'], 'css'> }

/** Where in a form something is put right: at one of its fields, among its fields, or at a setting. */
export type ProblemPlace =
  | { part: 'fields' }
  | { part: 'field'; fieldId: string }
  | {
      part: 'setting'
      setting: 'mailingListIds' | 'optInMail' | 'welcome' | 'success' | 'closesAt'
    }
  | { part: 'css' }

/** What keeps a form from being published, as a sentence, and where it is put right. */
export interface PublishProblem {
  en: string
  ja: string
  at: ProblemPlace
}

/** What a form lacks to be published, in sentences; nothing: it may be. `now` in ms since 1970. */
export const publishProblems = (form: Draft, facts: PublishFacts, now: number): PublishProblem[] => [
  ...fieldProblems(form, facts),
  ...settingsProblems(form, facts, now),
  ...cssProblems(form.style?.css),
]

/** What a field is called in a sentence. */
export const fieldName = (
  { id, label, propertyKey }: Pick<FormField, 'id' | 'label' | 'propertyKey'>,
  language: 'en' | 'ja',
): string => [label[language], label.en, label.ja, propertyKey].find((text) => !isBlank(text))?.trim() ?? id

/** Two fields of one id would be one answer. */
export function repeatedId(fields: readonly FormField[]): string | undefined {
  const ids = fields.map(({ id }) => id)
  return ids.find((id, place) => ids.indexOf(id) !== place)
}

function fieldProblems({ fields }: Draft, { propertyKeys, listOf }: PublishFacts): PublishProblem[] {
  const problems: PublishProblem[] = []
  const emails = fields.filter(({ type, propertyKey }) => type === 'property' && propertyKey === 'email')
  if (!emails.some(({ required, showIf }) => required && showIf === undefined))
    problems.push({
      en: 'It has no email field that is required and always shown.',
      ja: '必須で常に表示されるメールアドレスの項目がありません。',
      at: { part: 'fields' },
    })
  const filled = fields.flatMap(({ propertyKey }) => (propertyKey === undefined ? [] : [propertyKey]))
  const twice = filled.find((key, place) => filled.indexOf(key) !== place)
  if (twice !== undefined)
    problems.push({
      en: `Two fields fill the property "${twice}".`,
      ja: `プロパティ「${twice}」に2つの項目が割り当てられています。`,
      at: { part: 'field', fieldId: fields.findLast(({ propertyKey }) => propertyKey === twice)?.id ?? '' },
    })
  for (const [place, field] of fields.entries()) {
    const { id, type, propertyKey, label, showIf, rules, options, defaultValue } = field
    const at: ProblemPlace = { part: 'field', fieldId: id }
    const add = (en: string, ja: string) => problems.push({ en, ja, at })
    const [en, ja] = [fieldName(field, 'en'), fieldName(field, 'ja')]
    const fills = type === 'property' || type === 'hidden'
    if (type === 'property' && propertyKey === undefined)
      add(`The field "${en}" fills no property.`, `項目「${ja}」にプロパティが割り当てられていません。`)
    if (
      fills &&
      propertyKey !== undefined &&
      (!propertyKeys.has(propertyKey) || NOT_FILLABLE.has(propertyKey))
    )
      add(
        `Contacts have no property "${propertyKey}" that a form can fill.`,
        `プロパティ「${propertyKey}」はフォームで入力できません。`,
      )
    const isWritten = type !== 'hidden' && type !== 'divider' && type !== 'image'
    if (isWritten && isBlank(label.en) && isBlank(label.ja))
      add(`The field "${en}" has no label.`, `項目「${ja}」にラベルがありません。`)
    if (showIf && !fields.slice(0, place).some((other) => other.id === showIf.fieldId))
      add(
        `The field "${en}" depends on one that does not come before it.`,
        `項目「${ja}」の表示条件は、それより前の項目にしてください。`,
      )
    if (rules?.min !== undefined && rules.max !== undefined && rules.min > rules.max)
      add(
        `The smallest value of "${en}" is larger than the largest.`,
        `項目「${ja}」の最小値が最大値を超えています。`,
      )
    if (rules?.pattern !== undefined && !isPattern(rules.pattern))
      add(
        `The pattern of "${en}" is no regular expression.`,
        `項目「${ja}」のパターンが正しい正規表現ではありません。`,
      )
    if (type === 'list_choice' && (options ?? []).some(({ value }) => !listOf(value)))
      add(
        `The field "${en}" offers a mailing list that there is none of.`,
        `項目「${ja}」に、存在しないメーリングリストが含まれています。`,
      )
    if (type === 'list_choice' && (options ?? []).length === 0)
      add(
        `The field "${en}" offers no mailing list.`,
        `項目「${ja}」にメーリングリストの選択肢がありません。`,
      )
    if (type === 'image' && !(typeof defaultValue === 'string' && isKeptImageSrc(defaultValue)))
      add(`The image "${en}" has no address.`, `画像「${ja}」のURLがありません。`)
  }
  return problems
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u').source !== ''
  } catch {
    return false
  }
}

type Setting = Extract<ProblemPlace, { part: 'setting' }>['setting']

/** Why a form's own CSS may not be published. */
export const cssRefusals: Readonly<Record<CssProblem, Pick<PublishProblem, 'en' | 'ja'>>> = {
  loads: {
    en: 'The custom CSS may not load anything: no url(), no @import, no fonts.',
    ja: 'カスタムCSSでは外部のファイルを読み込めません。url()、@import、フォントの指定を外してください。',
  },
  escape: {
    en: 'The custom CSS may not have a backslash.',
    ja: 'カスタムCSSにバックスラッシュは使えません。',
  },
  markup: { en: 'The custom CSS may not have a "<".', ja: 'カスタムCSSに「<」は使えません。' },
}

function cssProblems(css: string | undefined): PublishProblem[] {
  const problem = css === undefined ? undefined : cssProblem(css)
  return problem ? [{ ...cssRefusals[problem], at: { part: 'css' } }] : []
}

function settingsProblems(
  { fields, settings }: Draft,
  { listOf, isVerified }: PublishFacts,
  now: number,
): PublishProblem[] {
  const problems: PublishProblem[] = []
  const at = (setting: Setting): ProblemPlace => ({ part: 'setting', setting })
  const chosen = fields.flatMap(({ type, options = [] }) =>
    type === 'list_choice' ? options.map(({ value }) => value) : [],
  )
  const lists = [...settings.mailingListIds, ...chosen]
  if (lists.length === 0)
    problems.push({
      en: 'It puts nobody on a mailing list.',
      ja: '登録先のメーリングリストがありません。',
      at: at('mailingListIds'),
    })
  if (settings.mailingListIds.some((id) => !listOf(id)))
    problems.push({
      en: 'It names a mailing list that there is none of.',
      ja: '存在しないメーリングリストが指定されています。',
      at: at('mailingListIds'),
    })
  const isMarketing = lists.some((id) => listOf(id)?.visibility === 'public')
  if (isMarketing && !fields.some(({ type, required }) => type === 'consent' && required))
    problems.push({
      en: 'A public mailing list takes a consent field that is required.',
      ja: '公開のメーリングリストには、必須の同意項目が必要です。',
      at: { part: 'fields' },
    })
  if (settings.optIn === 'double')
    problems.push(
      ...mailProblems(
        settings.optInMail,
        { en: 'mail that asks for confirmation', ja: '確認メール' },
        isVerified,
        at('optInMail'),
      ),
    )
  if (settings.welcome)
    problems.push(
      ...mailProblems(
        settings.welcome,
        { en: 'welcome mail', ja: 'ウェルカムメール' },
        isVerified,
        at('welcome'),
      ),
    )
  if (settings.success.kind === 'message' && isBlank(settings.success.text))
    problems.push({
      en: 'It says nothing to whoever has sent it.',
      ja: '送信後のメッセージがありません。',
      at: at('success'),
    })
  const { opensAt, closesAt } = settings
  if (closesAt !== undefined && Date.parse(closesAt) <= now)
    problems.push({ en: 'It closes in the past.', ja: '受付終了日時が過ぎています。', at: at('closesAt') })
  if (opensAt !== undefined && closesAt !== undefined && opensAt >= closesAt)
    problems.push({
      en: 'It closes before it opens.',
      ja: '受付終了が受付開始より前になっています。',
      at: at('closesAt'),
    })
  return problems
}

function mailProblems(
  mail: Mail | undefined,
  what: Pick<PublishProblem, 'en' | 'ja'>,
  isVerified: PublishFacts['isVerified'],
  at: ProblemPlace,
): PublishProblem[] {
  const problem = (en: string, ja: string) => ({
    en: `The ${what.en} has no ${en}.`,
    ja: `${what.ja}に${ja}。`,
    at,
  })
  if (!mail) return [{ en: `There is no ${what.en}.`, ja: `${what.ja}がありません。`, at }]
  return [
    ...(isVerified(mail.senderId) ? [] : [problem('verified sender', '認証済みの差出人がありません')]),
    ...(isBlank(mail.subject) || isBlank(mail.body)
      ? [problem('subject or no text', '件名か本文がありません')]
      : []),
  ]
}
