import * as v from 'valibot'
import {
  Actor,
  audit,
  FontFamily,
  HexColor,
  HttpsUrl,
  Id,
  Iso,
  listQuery,
  Locale,
  PAGE,
  PropertyValue,
  Quantity,
  queryInteger,
  Version,
} from '#api/shapes'

/** Characters and numbers of what is typed; `radius` in px. */
const FORM = {
  nameMax: 80,
  fieldsMax: 100,
  labelMax: 300,
  helpMax: 1000,
  optionsMax: 200,
  textMax: 2000,
  subjectMax: 200,
  mailMax: 20_000,
  notifyMax: 10,
  originsMax: 20,
  listsMax: 20,
  radiusMax: 32,
  patternMax: 200,
  cssMax: 10_000,
} as const

const text = (max: number) => v.pipe(v.string(), v.maxLength(max))
const inBoth = (max: number) => v.strictObject({ en: text(max), ja: text(max) })
const inEither = (max: number) => v.strictObject({ en: v.optional(text(max)), ja: v.optional(text(max)) })

export const FormStatus = v.picklist(['draft', 'published', 'changed', 'unpublished'])
/** changed: published, and edited since. draft —publish→ published —edit→ changed —publish→ published; —unpublish→ unpublished —publish→ published. */
export type FormStatus = v.InferOutput<typeof FormStatus>

const FieldId = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))

export const FormField = v.strictObject({
  id: FieldId,
  type: v.picklist(['property', 'consent', 'list_choice', 'hidden', 'heading', 'text', 'image', 'divider']),
  propertyKey: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,63}$/))),
  label: inBoth(FORM.labelMax),
  placeholder: v.optional(inEither(FORM.labelMax)),
  help: v.optional(inEither(FORM.helpMax)),
  required: v.boolean(),
  width: v.picklist(['full', 'half']),
  defaultValue: v.optional(PropertyValue),
  options: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          value: v.pipe(text(FORM.labelMax), v.minLength(1)),
          label: text(FORM.labelMax),
        }),
      ),
      v.maxLength(FORM.optionsMax),
    ),
  ),
  showIf: v.optional(
    v.strictObject({
      fieldId: FieldId,
      op: v.picklist(['eq', 'neq', 'is_set']),
      value: v.optional(text(FORM.labelMax)),
    }),
  ),
  rules: v.optional(
    v.strictObject({
      min: v.optional(v.number()),
      max: v.optional(v.number()),
      pattern: v.optional(text(FORM.patternMax)),
    }),
  ),
})
/**
 * One part of a form. A `property` and a `hidden` field fill the contact property of `propertyKey`; of a `list_choice` the
 * values of `options` are ids of mailing lists; of an `image` the `defaultValue` is its address, of a property with
 * several choices a list of their values, and consent and lists have none; the others only show their `label`.
 */
export type FormField = v.InferOutput<typeof FormField>

const Mail = v.strictObject({ senderId: Id, subject: text(FORM.subjectMax), body: text(FORM.mailMax) })
const Origin = v.pipe(
  v.string(),
  v.maxLength(300),
  v.regex(/^(https:\/\/[a-z0-9.-]+(:\d{1,5})?|http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?)$/i),
)

export const FormSettings = v.strictObject({
  mailingListIds: v.pipe(v.array(Id), v.maxLength(FORM.listsMax)),
  optIn: v.picklist(['single', 'double']),
  optInMail: v.optional(Mail),
  success: v.variant('kind', [
    v.strictObject({ kind: v.literal('message'), text: text(FORM.textMax) }),
    v.strictObject({ kind: v.literal('redirect'), url: HttpsUrl }),
  ]),
  alreadyText: text(FORM.textMax),
  closedText: text(FORM.textMax),
  errorText: v.optional(text(FORM.textMax)),
  welcome: v.optional(Mail),
  notify: v.pipe(v.array(v.pipe(v.string(), v.maxLength(254), v.email())), v.maxLength(FORM.notifyMax)),
  captcha: v.boolean(),
  honeypot: v.boolean(),
  allowedOrigins: v.pipe(v.array(Origin), v.maxLength(FORM.originsMax)),
  opensAt: v.optional(Iso),
  closesAt: v.optional(Iso),
  maxSubmissions: v.optional(v.pipe(Quantity, v.minValue(1))),
  locale: v.union([Locale, v.literal('auto')]),
})
/**
 * What a form does with what is sent. `optInMail` asks for the confirmation, `welcome` goes out after it; `notify` are
 * colleagues. `errorText` is shown when a submission did not arrive. With `captcha` a visitor's browser solves a small task
 * before a submission is taken (FRM-27); no service of others is asked.
 */
export type FormSettings = v.InferOutput<typeof FormSettings>

export const FormStyle = v.strictObject({
  useBrand: v.boolean(),
  bg: HexColor,
  surface: HexColor,
  text: HexColor,
  primary: HexColor,
  onPrimary: HexColor,
  radius: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(FORM.radiusMax)),
  font: FontFamily,
  align: v.picklist(['left', 'center']),
  css: v.optional(text(FORM.cssMax)),
})
/**
 * How a form looks; with `useBrand` the colours and the font of the brand take the place of its own. `css` comes after the
 * form's own style sheet and reaches nothing outside of the form; none where it is off.
 */
export type FormStyle = v.InferOutput<typeof FormStyle>

const content = {
  fields: v.pipe(v.array(FormField), v.maxLength(FORM.fieldsMax)),
  settings: FormSettings,
  style: FormStyle,
}
const FormName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(FORM.nameMax))
const FormKind = v.picklist(['inline', 'popup', 'page'])

export const Form = v.strictObject({
  id: Id,
  name: v.string(),
  status: FormStatus,
  kind: FormKind,
  ...content,
  stats: v.strictObject({ views: Quantity, submissions: Quantity, lastSubmissionAt: v.optional(Iso) }),
  last30: v.optional(v.strictObject({ views: v.array(Quantity), submissions: v.array(Quantity) })),
  draftVersion: Version,
  version: Version,
  ...audit,
})
/**
 * `draftVersion` grows when what visitors see is edited, `version` with every change. Submissions in `stats` are those that
 * are no spam and were not rejected. `last30` has the same figures for each of the last 30 days, in UTC, today last; only one
 * form that is asked for tells them, a list does not.
 */
export type Form = v.InferOutput<typeof Form>

export const NewForm = v.strictObject({
  name: FormName,
  kind: v.optional(FormKind),
  fields: v.optional(content.fields),
  settings: v.optional(content.settings),
  style: v.optional(content.style),
})
/** Without fields it begins with the email field. A copy is a new form with what the other one has. */
export type NewForm = v.InferOutput<typeof NewForm>

export const FormUpdate = v.strictObject({ ...v.partial(NewForm).entries, version: Version })
/** What is not given stays. A draft may be unfinished: rules are checked when it is published. */
export type FormUpdate = v.InferOutput<typeof FormUpdate>

export const FormVersion = v.strictObject({ version: Version })
/** The state that is to be published or unpublished. */
export type FormVersion = v.InferOutput<typeof FormVersion>

const filter = { q: listQuery.q, status: v.optional(FormStatus) }

export const FormFilter = v.strictObject(filter)
export type FormFilter = v.InferOutput<typeof FormFilter>

export const FormQuery = v.strictObject({ ...listQuery, ...filter })
/** `order` by updatedAt, name, createdAt or status; what was changed last comes first unless given. */
export type FormQuery = v.InferOutput<typeof FormQuery>

export const FormPublication = v.strictObject({
  formId: Id,
  version: Version,
  publishedAt: Iso,
  publishedBy: Actor,
  hostname: v.string(),
  url: v.string(),
  embed: v.strictObject({ script: v.string(), iframe: v.string(), html: v.string() }),
  snapshot: v.strictObject({ ...content, kind: v.optional(FormKind) }),
})
/**
 * What visitors see, or saw last: `version` is the `draftVersion` that was published. `embed` are three ways to put it on a
 * page. A `snapshot` from before the kind was kept has none: it is shown as the form is now.
 */
export type FormPublication = v.InferOutput<typeof FormPublication>

export const SubmissionStatus = v.picklist(['accepted', 'pending_opt_in', 'confirmed', 'spam', 'rejected'])
/** accepted: single opt-in. pending_opt_in → confirmed within 7 days, or it stays pending. */
export type SubmissionStatus = v.InferOutput<typeof SubmissionStatus>

export const FormSubmission = v.strictObject({
  id: Id,
  formId: Id,
  formVersion: Version,
  contactId: v.nullable(Id),
  values: v.record(v.string(), PropertyValue),
  status: SubmissionStatus,
  source: v.strictObject({
    url: v.optional(v.string()),
    referrer: v.optional(v.string()),
    utm: v.optional(v.record(v.string(), v.string())),
    locale: v.optional(v.string()),
  }),
  botScore: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  isTest: v.optional(v.literal(true)),
  submittedAt: Iso,
})
/**
 * What a visitor sent: `values` by the key of the property, or by the id of a field that has none. `contactId` is null for spam,
 * for what was rejected, for a test, and where the contact was deleted. A test comes from a colleague and is counted nowhere.
 */
export type FormSubmission = v.InferOutput<typeof FormSubmission>

const submissionFilter = {
  q: listQuery.q,
  status: v.optional(SubmissionStatus),
  from: v.optional(Iso),
  to: v.optional(Iso),
}

export const SubmissionQuery = v.strictObject({
  ...submissionFilter,
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
  limit: v.optional(queryInteger(1, PAGE.most)),
})
/** Newest first; `from` included, `to` not. `q` finds in the values. */
export type SubmissionQuery = v.InferOutput<typeof SubmissionQuery>

export const SubmissionExport = v.strictObject({
  ...submissionFilter,
  encoding: v.picklist(['utf-8', 'shift_jis']),
})
/** Columns are time, status, contact and source, and one for each key that a value has. */
export type SubmissionExport = v.InferOutput<typeof SubmissionExport>
