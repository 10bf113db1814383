/**
 * Holds the production build against its budgets (`npm run budgets`). Sizes are brotli, in kB of 1000 bytes. F is the
 * floor: a small app with the libraries that the product must load, built in the same run (scripts/floor).
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { readBundle } from './bundle.ts'

const page = (name: string) => `src/app/pages/${name}-page.tsx`
const messages = { en: 'virtual:messages/first/en', ja: 'virtual:messages/first/ja' }
const RICH_TEXT = 'src/features/editor/rich-text/index.ts'
const messageParts = (locale: 'en' | 'ja', ...parts: string[]) =>
  parts.map((part) => `virtual:messages/${part}/${locale}`)

execFileSync('vite', ['build', '-c', 'scripts/floor/vite.config.ts', '--manifest', '--logLevel', 'warn'], {
  stdio: 'inherit',
})
if (!existsSync('dist/.vite/manifest.json'))
  execFileSync('vite', ['build', '--logLevel', 'warn'], { stdio: 'inherit' })

const app = readBundle('dist')
const floor = readBundle('dist-floor')
const isScript = (file: string) => file.endsWith('.js')
const isSheet = (file: string) => file.endsWith('.css')
const floorBytes = floor.brotli(floor.filesOf('list.tsx', 'messages-en.ts').filter(isScript))

/** The chunk of one language: what its catalogue needs beyond the entry. */
const onlyIn = (locale: 'en' | 'ja') =>
  app
    .filesOf(messages[locale], ...messageParts(locale, 'whole', 'editor', 'panels', 'more'))
    .filter((file) => !app.entry.includes(file))
const scriptsOutside = (locale: 'en' | 'ja') => app.scripts.filter((file) => !onlyIn(locale).includes(file))

let failures = 0
function hold(what: string, value: number, limit: number, unit: string, note = '') {
  const ok = value <= limit
  if (!ok) failures += 1
  const figure = (number: number) => (Number.isInteger(number) ? String(number) : number.toFixed(2))
  process.stdout.write(
    `${ok ? '✓' : '✗'} ${what.padEnd(44)} ${figure(value).padStart(8)} of ${figure(limit)} ${unit}${note}\n`,
  )
}
const kB = (bytes: number) => bytes / 1000

process.stdout.write(`F, the floor: ${kB(floorBytes).toFixed(1)} kB\n`)
const layout = (name: string) => [`src/app/layouts/${name}-layout.tsx`]
for (const { name, frame, limit, aim } of [
  { name: 'sign-in-up', frame: [], limit: 97 },
  // First goals: 100 for signing in, 115 for the home and 1.48 F for contacts. Guards against losing edits, work that goes on in the frame and the
  // addresses of campaigns, senders, forms and connections came on top: each route is 0.2 kB, with the names of what it
  // loads.
  { name: 'workspaces', frame: layout('simple'), limit: 107 },
  { name: 'workspace-home', frame: layout('main'), limit: 116.6 },
  { name: 'contacts', frame: layout('main'), limit: (1.535 * floorBytes) / 1000, aim: 1.3 },
]) {
  for (const locale of ['en', 'ja'] as const) {
    const files = app.filesOf(...frame, page(name), messages[locale])
    const bytes = app.brotli(files.filter(isScript))
    const ratio = ` (${(bytes / floorBytes).toFixed(2)} F${aim === undefined ? '' : `, aim ${aim} F`})`
    hold(`${name}, ${locale}: first screen, scripts`, kB(bytes), limit, 'kB', ratio)
    if (locale === 'ja') continue
    hold(`${name}: first screen, styles`, kB(app.brotli(files.filter(isSheet))), 8, 'kB')
    // The page, the boot script and the font come on top of scripts and styles.
    hold(`${name}: files of the first screen`, files.length + 3, 14, 'requests', ' (aim 10)')
  }
}
// The assistant: nothing of it is in a first screen; this is what its first open asks for beyond the frame around it.
const contacts = app.filesOf(...layout('main'), page('contacts'), messages.en)
const whole = app
  .filesOf('src/features/contacts/whole-parts.ts', ...messageParts('en', 'whole'))
  .filter((file) => !contacts.includes(file))
hold('contacts, to be whole: scripts', kB(app.brotli(whole.filter(isScript))), 18.2, 'kB')
// Beside the names of segments and of lists: a browser asks a server of HTTP/1.1 for six at a time.
hold('contacts, to be whole: files', whole.length, 6, 'requests')

const frame = app.filesOf(...layout('main'), messages.en)
const assistant = app.filesOf('src/app/layouts/assistant.tsx').filter((file) => !frame.includes(file))
hold('the assistant, first open: scripts', kB(app.brotli(assistant.filter(isScript))), 21, 'kB', ' (aim 20)')
// Screens that come after the first ones: what each asks for beyond the frame around it before it stands whole, fields and
// tables that it shares and parts that follow by themselves included.
const draft = [page('campaign'), 'src/features/campaigns/edit/campaign-edit.tsx']
for (const { name, sources, limit } of [
  { name: 'campaigns', sources: [page('campaigns')], limit: 25 },
  {
    name: 'audience of a draft',
    sources: [...draft, 'src/features/campaigns/audience/audience-step.tsx'],
    limit: 45,
  },
  {
    name: 'content of a draft, without the email editor',
    sources: [...draft, 'src/features/campaigns/content/index.ts'],
    limit: 45,
  },
  {
    name: 'review of a draft, until its mail is read',
    sources: [...draft, 'src/features/campaigns/review/review-step.tsx'],
    limit: 45,
  },
  {
    name: 'review of a draft, its mail drawn and checked',
    sources: [
      ...draft,
      'src/features/campaigns/review/review-step.tsx',
      'src/features/campaigns/review/review-checks.ts',
      'src/features/editor/preview/mail-preview.tsx',
    ],
    limit: 107.3,
  },
  {
    name: 'report of a campaign',
    sources: [
      page('campaign'),
      'src/features/campaigns/sending/campaign-course.tsx',
      'src/features/campaigns/report/campaign-report.tsx',
    ],
    limit: 25,
  },
  { name: 'forms, without their pictures', sources: [page('forms')], limit: 25 },
  { name: 'one form', sources: [page('form')], limit: 25 },
  { name: 'builder of a form, until its form is drawn', sources: [page('form-edit')], limit: 17.1 },
  {
    name: 'builder of a form, the form drawn',
    sources: [page('form-edit'), 'src/features/forms/builder/preview-pane.tsx'],
    // 6 of them are what customers' pages load to draw a form.
    limit: 25.7,
  },
  { name: 'connections', sources: [page('connections')], limit: 25 },
  { name: 'new connection', sources: [page('new-connection')], limit: 25 },
  { name: 'example page', sources: [page('example')], limit: 25 },
]) {
  const files = app.filesOf(...sources).filter((file) => isScript(file) && !frame.includes(file))
  hold(`${name}: scripts`, kB(app.brotli(files)), limit, 'kB')
}
// A section of the settings, beyond the dialog around it; lists have the table of all lists besides, which is 6 kB.
const settings = [
  ...app.filesOf(...layout('main'), messages.en, 'src/features/settings/index.ts'),
  ...app.filesNamed('table'),
]
/** The settings open on this section, whose form and fields others share. */
const firstSection = app.filesOf('src/features/settings/workspace/index.ts')
const brandToBeEdited = ['brand/brand-form.tsx', 'brand/look-fields.tsx']
interface SectionBudget {
  name: string
  limit: number
  /** @default the section itself */
  sources?: readonly string[]
  /** What is there already, beside the dialog. */
  after?: readonly string[]
}
const sections: SectionBudget[] = [
  { name: 'domains', limit: 7.8 },
  { name: 'senders', limit: 6.8 },
  { name: 'domains/certificates', limit: 7 },
  { name: 'domains/hostnames', limit: 12 },
  // What is stored, to be read until the form is there; then the form, until its fields are; then its first fields.
  { name: 'brand', limit: 6 },
  { name: 'brand, its form', limit: 12, sources: ['brand/brand-form.tsx'] },
  { name: 'brand, to be edited', limit: 17.2, sources: brandToBeEdited },
  {
    name: 'brand, to be edited, after the first section',
    limit: 8,
    sources: brandToBeEdited,
    after: firstSection,
  },
]
for (const { name, limit, sources = [`${name}/index.ts`], after = [] } of sections) {
  const files = app
    .filesOf(...sources.map((source) => `src/features/${source}`))
    .filter((file) => isScript(file) && !settings.includes(file) && !after.includes(file))
  hold(`settings, ${name}: scripts`, kB(app.brotli(files)), limit, 'kB')
}
hold('largest script', kB(Math.max(...app.scripts.map((file) => app.brotli([file])))), 78, 'kB')
// The email editor: what a key needs, the rich text of a block included. What only it needs is not among all scripts.
const editor = app.filesOf(
  ...layout('main'),
  page('editor'),
  'src/features/editor/persistence/draft-editor.tsx',
  messages.en,
  ...messageParts('en', 'editor'),
  RICH_TEXT,
)
hold('the email editor, to type: scripts', kB(app.brotli(editor.filter(isScript))), 244.7, 'kB', ' (aim 200)')
// What only a way through the email editor leads to is not among all scripts.
const ofEditor = app.onlyBehind(
  'editor-page',
  'demo-editor',
  'draft-editor',
  'mail-editor',
  'email-editor',
  'starters-gallery',
  'rich-text',
)
hold(
  'all scripts but the editor, one language',
  kB(app.brotli(scriptsOutside('ja').filter((file) => !ofEditor.includes(file)))),
  776.5,
  'kB',
  ' (aim 450)',
)
hold('all styles', kB(app.brotli(app.sheets)), 20, 'kB', ' (aim 13)')

// What must not be there at all. Each is looked for in every script of the build.
const catalogue = (locale: string) =>
  Object.values(JSON.parse(readFileSync(`src/intl/${locale}.json`, 'utf8')) as Record<string, string>)
/** The text of ERR-24 is in the router as well. */
const UNHANDLED = 'Unexpected Application Error!'
/** Forms on customers' pages have their few texts in both languages, some of which the app says too. */
const ofForms = readFileSync('src/form-render/form-texts.ts', 'utf8')
/** Texts that are nobody else's: long, without syntax, and not the same in both languages. */
const telling = (locale: 'en' | 'ja') => {
  const other = new Set(catalogue(locale === 'en' ? 'ja' : 'en'))
  return catalogue(locale).filter(
    (text) =>
      text.length > 14 &&
      !/[{}'"\\]/.test(text) &&
      !other.has(text) &&
      !ofForms.includes(text) &&
      text !== UNHANDLED,
  )
}
const occurrences = (needles: readonly string[], files: readonly string[]) =>
  files.reduce((sum, file) => {
    const text = app.text(file)
    return sum + needles.filter((needle) => text.includes(needle)).length
  }, 0)
hold('Japanese texts outside their own chunk', occurrences(telling('ja'), scriptsOutside('ja')), 0, 'texts')
hold('English texts outside their own chunk', occurrences(telling('en'), scriptsOutside('en')), 0, 'texts')
hold(
  'message parser',
  occurrences(['EXPECT_ARGUMENT_CLOSING_BRACE', 'INVALID_ARGUMENT_TYPE'], app.scripts),
  0,
  'places',
)
hold('the router’s own links', occurrences(['data-discover', 'preventScrollReset'], app.scripts), 0, 'places')
hold(
  'mock backend',
  occurrences(['mockServiceWorker', 'ws_sakura', '__mock', 'otegami-mock', 'さくら珈琲'], app.scripts),
  0,
  'places',
)
hold(
  'mock files',
  readdirSync('dist', { recursive: true }).filter((file) =>
    /mockServiceWorker|google-stand-in/.test(String(file)),
  ).length,
  0,
  'files',
)
hold(
  'headless menus and dialogs in a first screen',
  occurrences(['DismissableLayer'], app.filesOf(...layout('main'), page('contacts')).filter(isScript)),
  0,
  'places',
)

process.stdout.write(failures === 0 ? 'All budgets hold.\n' : `${failures} budgets do not hold.\n`)
process.exitCode = failures === 0 ? 0 : 1
