import type { PropertyValue } from '#api/shapes'
import { ownMax } from '#domain/import/own-limits'
import { isEmailAddress, normalizeEmail } from '#lib/email-address'
import { safeHref } from '#lib/safe-url'
import { asPostcode, POSTCODE_PATTERN } from './postcode.ts'
import type { PublicField } from './public-form.ts'

/** Characters of one answer; a pattern looks at no more than `patternMax`. */
export const ANSWER = { most: 5000, patternMax: 1000, choices: 200 } as const
/** Where the answer is the name of a contact: no longer than that may be (CON-8). */
const mostOf = ({ type, propertyKey }: PublicField) =>
  type === 'property' && propertyKey === 'name' ? ownMax.name : ANSWER.most

/** What a visitor gave for a field: a text, a tick, or the values of what was ticked. */
export type Answer = string | boolean | readonly string[]

/** By the id of the field: a map, because an id may be `__proto__`. */
export type Answers = ReadonlyMap<string, Answer>

export type AnswerProblem =
  | 'required'
  | 'email'
  | 'url'
  | 'number'
  | 'date'
  | 'option'
  | 'tooLong'
  | 'tooShort'
  | 'tooSmall'
  | 'tooLarge'
  | 'pattern'

const isBlank = (answer: Answer | undefined): boolean =>
  typeof answer === 'string'
    ? answer.trim() === ''
    : typeof answer === 'object'
      ? answer.length === 0
      : answer !== true

/** The ids of the fields that are shown: one that depends on a field that is not shown is not shown either (FRM-11). */
export function shownIds(fields: readonly PublicField[], answers: Answers): ReadonlySet<string> {
  const shown = new Set<string>()
  for (const { id, showIf } of fields) {
    if (showIf) {
      const given = shown.has(showIf.fieldId) ? answers.get(showIf.fieldId) : undefined
      if (!fits(showIf, given)) continue
    }
    shown.add(id)
  }
  return shown
}

function fits({ op, value = '' }: NonNullable<PublicField['showIf']>, given: Answer | undefined): boolean {
  if (op === 'is_set') return !isBlank(given)
  const isEqual = typeof given === 'object' ? given.includes(value) : String(given ?? '') === value
  return op === 'eq' ? isEqual : !isEqual
}

/** Whether a text matches the pattern of a field. A backend gives up on one that takes too long, by throwing. */
export type PatternTest = (pattern: RegExp, text: string) => boolean
const usualTest: PatternTest = (pattern, text) => pattern.test(text)

/** What is wrong with an answer; undefined: nothing. The same rule for the visitor and for the backend (FRM-12). */
export function problemOf(
  field: PublicField,
  answer: Answer | undefined,
  test = usualTest,
): AnswerProblem | undefined {
  const { control, required, options = [] } = field
  if (control === 'none' && field.type !== 'hidden') return undefined
  if (isBlank(answer)) return required && field.type !== 'hidden' ? 'required' : undefined
  if (control === 'checkboxes') {
    const chosen = typeof answer === 'object' ? answer : []
    const known = new Set(options.map(({ value }) => value))
    return chosen.length > 0 && chosen.every((one) => known.has(one)) ? undefined : 'option'
  }
  if (control === 'checkbox') return typeof answer === 'boolean' ? undefined : 'option'
  if (typeof answer !== 'string') return 'option'
  if (answer.length > mostOf(field)) return 'tooLong'
  return formProblem(field, answer) ?? ruleProblem(field, answer, test)
}

function formProblem({ control, options = [] }: PublicField, answer: string): AnswerProblem | undefined {
  switch (control) {
    case 'email':
      return isEmailAddress(normalizeEmail(answer)) ? undefined : 'email'
    case 'url':
      return /^https?:/i.test(safeHref(answer) ?? '') ? undefined : 'url'
    case 'number':
      return numberOf(answer) === undefined ? 'number' : undefined
    case 'date':
    case 'datetime-local':
      return dateOf(answer) === undefined ? 'date' : undefined
    case 'select':
      return options.some(({ value }) => value === answer) ? undefined : 'option'
    case 'text':
    case 'textarea':
    case 'tel':
    case 'checkbox':
    case 'checkboxes':
    case 'none':
      return undefined
  }
}

function ruleProblem(
  { control, rules }: PublicField,
  answer: string,
  test: PatternTest,
): AnswerProblem | undefined {
  const { min = -Infinity, max = Infinity, pattern } = rules ?? {}
  if (control === 'number') {
    const number = numberOf(answer) ?? 0
    return number < min ? 'tooSmall' : number > max ? 'tooLarge' : undefined
  }
  const text = textOf(rules, answer)
  if (text.length < min) return 'tooShort'
  if (text.length > max) return 'tooLong'
  return pattern === undefined || isMatch(pattern, text, test) ? undefined : 'pattern'
}

const textOf = (rules: PublicField['rules'], answer: string): string =>
  rules?.pattern === POSTCODE_PATTERN ? asPostcode(answer.trim()) : answer.trim()

/** A pattern that is no regular expression refuses nothing, nor does one that is given up. */
function isMatch(pattern: string, text: string, test: PatternTest): boolean {
  try {
    return test(new RegExp(`^(?:${pattern})$`, 'u'), text.slice(0, ANSWER.patternMax))
  } catch {
    return true
  }
}

function numberOf(text: string): number | undefined {
  const number = Number(text.normalize('NFKC').trim())
  return Number.isFinite(number) ? number : undefined
}

/** `2026-02-03` or `2026-02-03T09:30`; undefined for what is no day of the calendar. */
function dateOf(text: string): string | undefined {
  const [, day, time = '00:00'] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::\d{2})?)?$/.exec(text) ?? []
  const at = Date.parse(`${day}T${time}Z`)
  return day !== undefined && !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
    ? text
    : undefined
}

/** What is wrong, by the id of the field, in the order of the form. Fields that are not shown are not asked. */
export function problemsOf(
  fields: readonly PublicField[],
  answers: Answers,
  test = usualTest,
): ReadonlyMap<string, AnswerProblem> {
  const shown = shownIds(fields, answers)
  const problems = new Map<string, AnswerProblem>()
  for (const field of fields) {
    const problem = shown.has(field.id) ? problemOf(field, answers.get(field.id), test) : undefined
    if (problem) problems.set(field.id, problem)
  }
  return problems
}

/** The value of a contact's property, or of a field without one, that an answer without problems stands for. */
export function valueOfAnswer({ control, rules }: PublicField, answer: Answer): PropertyValue {
  if (typeof answer === 'object') return [...answer]
  if (typeof answer === 'boolean') return answer
  if (control === 'number') return numberOf(answer) ?? null
  if (control === 'email') return normalizeEmail(answer)
  return textOf(rules, answer)
}

/** What is sent: answers of shown fields that are not blank. A consent that was not given is sent as such. */
export function answersToSend(fields: readonly PublicField[], answers: Answers): Map<string, Answer> {
  const shown = shownIds(fields, answers)
  return new Map(
    fields.flatMap(({ id, type }): [string, Answer][] => {
      const answer = answers.get(id)
      if (!shown.has(id)) return []
      if (type === 'consent') return [[id, answer === true]]
      return answer === undefined || isBlank(answer) ? [] : [[id, answer]]
    }),
  )
}

/** Reads answers that came over the network: unknown fields and wrong shapes are left out. */
export function readAnswers(fields: readonly PublicField[], raw: unknown): Answers {
  const answers = new Map<string, Answer>()
  if (typeof raw !== 'object' || raw === null) return answers
  const given = new Map<string, unknown>(Object.entries(raw))
  for (const { id } of fields) {
    const value = given.get(id)
    if (typeof value === 'string' || typeof value === 'boolean') answers.set(id, value)
    else if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
      answers.set(id, value.slice(0, ANSWER.choices))
  }
  return answers
}
