import type { FormSettings, FormSubmission } from '#api/forms'
import type { PropertyValue } from '#api/shapes'
import type { ContactFacts, StoredContact } from '#domain/contacts/contact-changes'
import { isSuppressed, withLists, type IsList } from '#domain/contacts/contact-rules'
import { fitsProperty } from '#domain/contacts/property-values'
import { ownMax } from '#domain/import/own-limits'
import { normalizeEmail } from '#lib/email-address'
import {
  answersToSend,
  problemsOf,
  readAnswers,
  valueOfAnswer,
  type AnswerProblem,
  type Answers,
  type PatternTest,
} from './form-answers.ts'
import { listsAskedFor, standingOf } from './form-intake.ts'
import type { Proof } from './form-proof.ts'
import { consentAsked, type PublishedForm } from './form-edits.ts'
import { FILLED_VERSION, TRAP } from './form-protocol.ts'
import { isCounted } from './submission-rules.ts'
import { plainLanguage, type PublicField, type PublicForm } from './public-form.ts'

/** Characters of what comes beside the answers. */
const SENT = { address: 2000, seed: 200, utm: 200, utmKeys: 10, locale: 20 } as const

/** A submission as it arrived. */
export interface Sent {
  submissionId: string
  /** The version that was filled in; undefined: it does not say. */
  version?: number | undefined
  answers: Record<string, unknown>
  trap: string
  proof?: Proof | undefined
  test?: true | undefined
  source: FormSubmission['source']
}

/** What the script of a form sent; undefined where the text is not a submission. */
export function sentByScript(text: string): Sent | undefined {
  try {
    return sentInJson(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** The same of JSON that was parsed already. */
export function sentInJson(value: unknown): Sent | undefined {
  if (!isRecord(value)) return undefined
  const { submissionId, version, answers, trap, test } = value
  if (typeof submissionId !== 'string' || !/^[\w-]{8,64}$/.test(submissionId)) return undefined
  if (!isRecord(answers) || typeof trap !== 'string' || (test !== undefined && test !== true))
    return undefined
  const proof = proofIn(value['proof'])
  const source = sourceIn(value['source'])
  if (proof === null || source === null) return undefined
  return {
    submissionId,
    answers,
    trap,
    source,
    ...(isVersion(version) && { version }),
    ...(proof && { proof }),
    ...(test && { test }),
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isVersion = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most
const isTextOrNone = (value: unknown, most: number): value is string | undefined =>
  value === undefined || isText(value, most)

/** Null: it is not a proof. */
function proofIn(value: unknown): Proof | undefined | null {
  if (value === undefined) return undefined
  if (!isRecord(value)) return null
  const { seed, nonce } = value
  return isText(seed, SENT.seed) && typeof nonce === 'number' ? { seed, nonce } : null
}

/** Null: it does not say where a submission comes from. */
function sourceIn(value: unknown): Sent['source'] | null {
  if (!isRecord(value)) return null
  const { url, referrer, utm, locale } = value
  if (!isTextOrNone(url, SENT.address) || !isTextOrNone(referrer, SENT.address)) return null
  if (!isTextOrNone(locale, SENT.locale)) return null
  const tags = utm === undefined ? {} : utm
  if (!isRecord(tags)) return null
  const known = Object.entries(tags).flatMap(([key, tag]): [string, string][] =>
    isText(tag, SENT.utm) ? [[key, tag]] : [],
  )
  if (known.length !== Object.keys(tags).length || known.length > SENT.utmKeys) return null
  return {
    ...(url !== undefined && { url }),
    ...(referrer !== undefined && { referrer }),
    ...(utm !== undefined && { utm: Object.fromEntries(known) }),
    ...(locale !== undefined && { locale }),
  }
}

/** What a plain HTML form sent: fields by the key of their property. */
export function sentByPlainForm(
  { text, referrer, submissionId }: { text: string; referrer: string | null; submissionId: string },
  { fields, locale }: Pick<PublicForm, 'fields' | 'locale'>,
): Sent {
  const given = new URLSearchParams(text)
  const answers: Record<string, unknown> = Object.fromEntries(
    fields.flatMap(({ id, propertyKey, control }) => {
      const values = given.getAll(propertyKey ?? id)
      if (values.length === 0) return []
      return [[id, control === 'checkboxes' ? values : control === 'checkbox' ? true : values[0]]]
    }),
  )
  const version = Number(given.get(FILLED_VERSION))
  return {
    submissionId,
    ...(isVersion(version) && { version }),
    answers,
    trap: given.get(TRAP) ?? '',
    source: { ...(referrer !== null && { url: referrer.slice(0, 2000) }), locale: plainLanguage(locale) },
  }
}

/** What a submission says, once its answers are right. */
export interface ReadForm {
  email: string
  /** The lists that it asks for, of those that there are. */
  lists: string[]
  values: FormSubmission['values']
  /** The words that were agreed to; null: nothing was. */
  consentNote: string | null
}

/** Reads the answers of a submission; what is wrong with them, by field, where something is. */
export function readForm(
  { answers: raw, source, version }: Sent,
  { fields }: Pick<PublicForm, 'fields'>,
  publication: Pick<PublishedForm, 'earlierConsents'> & {
    snapshot: Pick<PublishedForm['snapshot'], 'settings'>
  },
  isList: IsList,
  test?: PatternTest,
): ReadForm | { problems: Record<string, AnswerProblem> } {
  const answers = readAnswers(fields, raw)
  const problems = problemsOf(fields, answers, test)
  if (problems.size > 0) return { problems: Object.fromEntries(problems) }
  const given = answersToSend(fields, answers)
  const consent = fields.find(({ id, type }) => type === 'consent' && given.get(id) === true)
  return {
    email: emailIn(fields, given),
    lists: listsAskedFor(publication.snapshot.settings, fields, given).filter(isList),
    values: valuesIn(fields, given),
    consentNote: consent
      ? wordsShown(consentAsked(consent, publication, version), source.locale === 'ja' ? 'ja' : 'en').slice(
          0,
          500,
        )
      : null,
  }
}

/** What a visitor read: where there are no words in a language, the form shows those in the other. */
const wordsShown = (label: PublicField['label'], language: 'en' | 'ja'): string =>
  label[language] || label[language === 'en' ? 'ja' : 'en']

function emailIn(fields: readonly PublicField[], answers: Answers): string {
  const id = fields.find(({ propertyKey, type }) => type === 'property' && propertyKey === 'email')?.id
  const answer = id === undefined ? undefined : answers.get(id)
  return normalizeEmail(typeof answer === 'string' ? answer : '')
}

const valuesIn = (fields: readonly PublicField[], answers: Answers): FormSubmission['values'] =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const answer = answers.get(field.id)
      return answer === undefined ? [] : [[field.propertyKey ?? field.id, valueOfAnswer(field, answer)]]
    }),
  )

/** What becomes of a submission. Only `accepted` and `pending_opt_in` without `isTest` touch a contact. */
export type SubmissionVerdict = Pick<FormSubmission, 'status' | 'botScore' | 'isTest'> & {
  lists: readonly string[]
}

/**
 * Judges a submission by the contact that has its address (FRM-24, FRM-28); undefined: nobody has. Whoever is on all of the
 * lists is judged as somebody who is not: a visitor may have typed any address.
 */
export function verdictOn(
  { lists, consentNote }: ReadForm,
  { trap, test }: Pick<Sent, 'trap' | 'test'>,
  { optIn }: Pick<FormSettings, 'optIn'>,
  contact: Pick<StoredContact, 'status' | 'subscriptions'> | undefined,
): SubmissionVerdict {
  const standing = standingOf(contact, lists, consentNote !== null)
  if (test) return { status: 'accepted', isTest: true, lists: [], ...(trap !== '' && { botScore: 1 }) }
  if (trap !== '') return { status: 'spam', botScore: 1, lists }
  if (standing === 'refused') return { status: 'rejected', lists }
  return { status: optIn === 'double' ? 'pending_opt_in' : 'accepted', lists }
}

/**
 * What a submission is answered that the form has taken, at once and when it comes again (FRM-22). A robot is told nothing that
 * it could learn from, and a stranger nothing of somebody else's address.
 */
export const answerBefore = (
  submission: Pick<FormSubmission, 'status' | 'isTest'>,
  { optIn }: Pick<FormSettings, 'optIn'>,
): { outcome: 'sent'; confirm: boolean } => ({
  outcome: 'sent',
  confirm: isCounted(submission) ? submission.status !== 'accepted' : optIn === 'double',
})

/** The contact of a submission, added or completed, and the lists on which it is new (FRM-24). */
export function contactOfSubmission(
  { properties: known, isList }: ContactFacts,
  before: StoredContact | undefined,
  { email, lists, values, consentNote }: ReadForm,
  { formId, isPending, now }: { formId: string; isPending: boolean; now: string },
): { contact: Omit<StoredContact, 'id'>; lists: string[] } {
  const properties: StoredContact['properties'] = { ...before?.properties }
  for (const [key, value] of Object.entries(values)) {
    const property = known.get(key)
    if (property && isFilled(value) && fitsProperty(property, value)) properties[key] = value
  }
  const isActive = (list: string) =>
    before?.subscriptions.some(
      ({ mailingListId, status }) => mailingListId === list && status === 'active',
    ) ?? false
  const added = lists.filter((list) => !isActive(list))
  const changes = Object.fromEntries(added.map((list) => [list, isPending ? 'pending' : 'active'] as const))
  const name = values['name']
  const status = isPending ? 'pending' : 'subscribed'
  const common = {
    // A hidden field may have brought anything, and nobody can mend it there.
    ...(typeof name === 'string' && name !== '' && name.length <= ownMax.name && { name }),
    properties,
    subscriptions: withLists(isList, before?.subscriptions ?? [], changes, 'form', now),
    // Anybody may have typed the address: what its reader agreed to before holds until they confirm.
    ...(consentNote !== null &&
      !(before && isPending) && { consent: consentGiven({ formId, submittedAt: now, consentNote }) }),
    updatedAt: now,
  }
  if (!before)
    return {
      contact: {
        email,
        status,
        statusAt: now,
        source: 'form',
        sourceRef: formId,
        createdAt: now,
        version: 1,
        ...common,
      },
      lists: added,
    }
  // Whoever never confirmed is as new to a form that asks for no confirmation.
  const changesStatus = before.status === 'unsubscribed' || (before.status === 'pending' && !isPending)
  return {
    contact: {
      ...before,
      ...common,
      ...(changesStatus && { status, statusAt: now, statusReason: undefined }),
      version: before.version + 1,
    },
    lists: added,
  }
}

const consentGiven = ({
  formId,
  submittedAt,
  consentNote,
}: Pick<Confirmable, 'formId' | 'submittedAt'> & { consentNote: string }) => ({
  at: submittedAt,
  source: 'form' as const,
  formId,
  note: consentNote,
})

const isFilled = (value: PropertyValue | undefined): value is Exclude<PropertyValue, null> =>
  value !== undefined && value !== null

/** A submission with what its confirmation brings about. */
interface Confirmable extends Pick<FormSubmission, 'formId' | 'submittedAt'> {
  /** The lists that it asks for. */
  lists: readonly string[]
  /** The words that were agreed to; null: nothing was. */
  consentNote: string | null
}

/**
 * The contact of a submission that was confirmed, and the lists that it is on now. Undefined where mail to it bounced, was complained
 * about or is blocked since: it is left as it is. Whoever unsubscribed since has asked again by confirming. Its consent is noted,
 * unless the contact has agreed to something later (FRM-24).
 */
export function contactConfirmed(
  isList: IsList,
  before: StoredContact,
  { consentNote, ...submission }: Confirmable,
  now: string,
): { contact: StoredContact; lists: string[] } | undefined {
  if (isSuppressed(before.status) && before.status !== 'unsubscribed') return undefined
  const lists = [...new Set(submission.lists.filter(isList))]
  const isLatest =
    before.consent === undefined || Date.parse(before.consent.at) <= Date.parse(submission.submittedAt)
  const changes = Object.fromEntries(lists.map((list) => [list, 'active'] as const))
  return {
    contact: {
      ...before,
      ...(before.status !== 'subscribed' && { status: 'subscribed', statusAt: now, statusReason: undefined }),
      ...(consentNote !== null && isLatest && { consent: consentGiven({ ...submission, consentNote }) }),
      subscriptions: withLists(isList, before.subscriptions, changes, 'form', now),
      updatedAt: now,
      version: before.version + 1,
    },
    lists,
  }
}
