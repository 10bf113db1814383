import type { Form, FormUpdate } from '#api/forms'
import { isSame } from '#domain/forms/same-value'
import { mergeFields, mergeItems } from '#lib/editing'
import { HTTPS_ADDRESS } from '#lib/https-address'

/** Lengths of what is typed, as the API takes it (FRM-6). */
export const FORM = {
  nameMax: 80,
  labelMax: 300,
  helpMax: 1000,
  textMax: 2000,
  subjectMax: 200,
  mailMax: 20_000,
  notifyMax: 10,
  originsMax: 20,
  patternMax: 200,
  cssMax: 10_000,
  radiusMax: 32,
} as const

/** What is edited of a form. */
export type FormDraft = Pick<Form, 'name' | 'kind' | 'fields' | 'settings' | 'style'>

export const draftOf = ({ name, kind, fields, settings, style }: Form): FormDraft => ({
  name,
  kind,
  fields,
  settings,
  style,
})

const keys = ['name', 'kind', 'fields', 'settings', 'style'] as const satisfies readonly (keyof FormDraft)[]

/** What a part is stored as: the server cuts the ends of a name. */
const stored = (draft: FormDraft, key: (typeof keys)[number]) =>
  key === 'name' ? draft.name.trim() : draft[key]

const isSamePart = (a: FormDraft, b: FormDraft, key: (typeof keys)[number]): boolean =>
  isSame(stored(a, key), stored(b, key))

export const isSameDraft = (a: FormDraft, b: FormDraft): boolean => keys.every((key) => isSamePart(a, b, key))

/** What of a draft is to be written: only the parts that differ, so that two people who change different parts don't meet. */
export const changeOf = (base: FormDraft, draft: FormDraft): Omit<FormUpdate, 'version'> =>
  Object.fromEntries(keys.flatMap((key) => (isSamePart(base, draft, key) ? [] : [[key, stored(draft, key)]])))

export const styleColours = ['bg', 'surface', 'text', 'primary', 'onPrimary'] as const
export type StyleColour = (typeof styleColours)[number]

/** What was typed and can't be stored as it is. */
export type DraftProblem = 'name' | 'redirect' | 'optInMail' | 'welcome' | `colour-${StyleColour}`

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)
const isAddress = (text: string) => HTTPS_ADDRESS.test(text) && URL.canParse(text)

/** What keeps parts of a draft from being saved; what keeps a form from being published is another question. */
export function draftProblems({ name, settings, style }: FormDraft): DraftProblem[] {
  const { success, optInMail, welcome } = settings
  return [
    ...(name.trim() === '' ? ['name' as const] : []),
    ...(success.kind === 'redirect' && !isAddress(success.url) ? ['redirect' as const] : []),
    ...(optInMail?.senderId === '' ? ['optInMail' as const] : []),
    ...(welcome?.senderId === '' ? ['welcome' as const] : []),
    ...styleColours
      .filter((colour) => !isColour(style[colour]))
      .map((colour): DraftProblem => `colour-${colour}`),
  ]
}

/** A draft without what keeps it from being saved: that is as it is stored. */
export function storableDraft(draft: FormDraft, before: FormDraft): FormDraft {
  const problems = new Set(draftProblems(draft))
  const { settings, style } = draft
  const mail = (key: 'optInMail' | 'welcome') =>
    problems.has(key) ? { [key]: before.settings[key] } : undefined
  const colours = styleColours.filter((colour) => problems.has(`colour-${colour}`))
  return {
    ...draft,
    ...(problems.has('name') && { name: before.name }),
    settings: {
      ...settings,
      ...(problems.has('redirect') && { success: before.settings.success }),
      ...mail('optInMail'),
      ...mail('welcome'),
    },
    style: { ...style, ...Object.fromEntries(colours.map((colour) => [colour, before.style[colour]])) },
  }
}

/**
 * Puts two people's changes together: settings and style one by one, fields one by one as long as both have the same in the
 * same order. Where both changed the same it is undefined, or with `keepsMine` what is mine.
 */
export function mergeDrafts(
  base: FormDraft,
  mine: FormDraft,
  theirs: FormDraft,
  keepsMine?: boolean,
): FormDraft | undefined {
  const settings = mergeFields(base.settings, mine.settings, theirs.settings, keepsMine)
  const style = mergeFields(base.style, mine.style, theirs.style, keepsMine)
  const fields = mergeItems(base.fields, mine.fields, theirs.fields, keepsMine)
  if (!settings || !style || !fields) return undefined
  const rest = mergeFields(
    { name: base.name, kind: base.kind },
    { name: mine.name, kind: mine.kind },
    { name: theirs.name, kind: theirs.kind },
    keepsMine,
  )
  return rest && { ...rest, fields, settings, style }
}
