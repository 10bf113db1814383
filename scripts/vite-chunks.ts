import { basename } from 'node:path'
import type { Rolldown } from 'vite'

type Context = Rolldown.ChunkingContext

/** What is loaded for itself before anything is clicked: a page, or the frame around it; and which first screens it is part of. */
const FIRST: [file: string, screens: string[]][] = [
  ['app/pages/sign-in-up-page.tsx', ['sign-in']],
  ['app/pages/workspaces-page.tsx', ['workspaces']],
  ['app/layouts/simple-layout.tsx', ['workspaces']],
  ['app/pages/workspace-home-page.tsx', ['home']],
  ['app/pages/contacts-page.tsx', ['contacts']],
  ['app/layouts/main-layout.tsx', ['home', 'contacts']],
  ['app/layouts/assistant.tsx', ['assistant']],
  ['app/pages/editor-page.tsx', ['editor']],
  ['app/demo-editor.tsx', ['drafts']],
  ['features/editor/persistence/draft-editor.tsx', ['editor']],
  ['features/editor/mail-editor/index.ts', ['editor']],
  ['app/pages/campaign-page.tsx', ['campaign']],
  ['features/campaigns/edit/campaign-edit.tsx', ['campaign']],
  ['features/campaigns/edit/campaign-notes.tsx', ['campaign']],
  ['features/campaigns/content/index.ts', ['campaign']],
]

/** What is loaded by itself, and is no part of a first screen. */
const LATER = ['tracking', 'whole', 'drafts', 'editor', 'campaign']

/** What makes the contacts whole once their first rows stand. */
const WHOLE = 'features/contacts/whole-parts.ts'
/** What a key in the email editor needs, of a draft or of a campaign: one file, though each has its own way to it. */
const EDITOR = /\/src\/features\/editor\/(?:blocks|canvas|frame|outline|palette)\//
/** What a list of drafts needs, and with it what a mail is made of, but for what makes an empty one and what knows its world. */
const DRAFTS =
  /\/src\/(?:features\/editor\/(?:persistence|store|state|editor-screen)|mail\/(?:document|operations|twin))\b(?!\/(?:create|editor-data)\.)/
/** What people choose from long lists with and one such list, and what they choose days with. */
const CHOICES = /\/src\/(?:components\/(?:combobox|tag-list)\/|domain\/segments\/sentence\/prefectures\.ts$)/
const FIELDS = /\/src\/components\/date-field\/|\/icons\/calendar-days\./
/** The small chart of a tile, and what every chart is drawn by. */
const SPARKLINE =
  /\/src\/components\/charts\/(?:sparkline\.tsx|scale\.model\.ts|charts\.(?:css|messages)\.ts)$/
/** Small parts of many fields. */
const CONTROLS = /\/src\/components\/(?:chip|drop-down|popover)\//
/** What is typed as text and read as something else; fields of colours want no list that drops down. */
const TYPED = /\/src\/components\/input-box\//
/** What saves what somebody types, and asks before it is left: a few hundred bytes each. */
const EDITING =
  /\/src\/(?:components\/(?:editing\/(?:use-editing|use-save-key|keep-draft|focus-first-invalid)|leave-guard\/(?:leave-area|(?:use-)?(?:leave|unload)-guard))|lib\/editing)\.tsx?$/
/** What is known of a form without drawing it: a few hundred bytes each. */
const FORMS = /\/src\/domain\/forms\/(?:filled-beforehand|form-actions|form-css|public-form|same-value)\.ts$/
/** What is an address, of whatever kind. */
const ADDRESSES = /\/src\/lib\/(?:domain-name|email-address|https-address)\.ts$/
/** What the parts of a report say and add up. */
const REPORT = /\/src\/features\/campaigns\/report\/[\w-]+\.(?:messages|model|css)\.ts$/
/** What screens of campaigns want of the editor, without its drafts: an empty mail, and what a mail may name. */
const MAILS =
  /\/src\/(?:mail\/document\/create|features\/editor\/(?:state\/editor-data|said-later\/said-later))\.tsx?$/
/** What a footer is made of and asked for; whether its text can be kept is known without. */
const FOOTERS = /\/src\/domain\/legal\/(?:footer-text|legal-text)\.ts$/
/** What is known of colours, in fields and in mails. */
const COLOURS = /\/src\/(?:lib\/contrast|domain\/brand\/brand-tokens)\.ts$/
/** Large, and wanted by the contacts before anybody asks for it; by other screens only once they do. */
const CONDITIONS = /\/features\/segments\/condition-editor\/(?!condition-fields\.)/
/**
 * What conditions are checked by and compared with, and what says them: some screens say what they never check. How one begins
 * is wanted before what edits it.
 */
const RULES =
  /\/src\/(?:lib\/condition-(?:problems|explain|values|compile|events|contact|nodes)|features\/segments\/condition-editor\/condition-fields\.model)\.ts$/
const SENTENCES =
  /\/src\/features\/segments\/(?:sentence\/|contact-status\/contact-status\.ts$)|\/src\/lib\/(?:condition-window|isolated-text)\.ts$/

/** What other screens want of it at once, without the rest: days in time zones, and helpers of a few lines. */
const DATES = /\/src\/lib\/(zoned-time|iso-date|time-zones|week)\.ts$/
/** Short lists of a workspace, which most screens name something of, and small parts of such screens. */
const LISTS =
  /\/src\/(?:api\/(?:mailing-lists|schemas|segments|forms|senders)\/[a-z-]+\.(?:hooks|routes)|lib\/(?:fold-text|into-row|property-label)|api\/core\/use-refresh|components\/(?:page\/list-parts|deferred\/use-loaded))(?:\.css)?\.tsx?$/
/** Calls that only a few screens make: two files of a hundred bytes each compress worse than one. */
const CALLS = /\/src\/api\/(contact-events|script-tag|transactional)\/[a-z-]+\.(?:hooks|routes)\.ts$/
/** What the screens of forms share. */
const FORM_SCREENS =
  /\/src\/(?:features\/forms\/(?:publish\/(?:index|use-facts)|list\/form-status[\w.-]*)|app\/forms-links)\.tsx?$/

/** What checks what can't be trusted, such as a stored draft: most screens have none. */
const SCHEMAS = /\/node_modules\/valibot\/|\/src\/api\/shapes\/[\w-]+\.schema\.ts$/
/** What other screens want of the home or of the contacts, without the rest of them. */
const OF_MANY_LISTS =
  /\/src\/(components\/deferred\/later(\.messages)?|lib\/(?:duration|share-text)|styles\/choice\.css|intl\/with-words|api\/(?:contacts\/contacts\.hooks|self-account\/self-account\.hooks|invitations\/invitations\.routes)|components\/(?:status-pill|select|checkbox)\/[a-z-]+(\.css)?)\.tsx?$/
/** What is known of contacts wherever one is named, a few hundred bytes each. */
const OF_CONTACTS =
  /\/src\/features\/(?:contacts\/(?:layout|facts|contact-tabs)|segments\/contact-status)\/[a-z.-]+\.tsx?$/

/** Who imports each module, once found: each module is asked for many times. */
const found = new WeakMap<Context, Map<string, string[]>>()

/**
 * Who imports a module without delay, or with `isLater` at any time. Through the face of a folder (index.ts) only those who name something of it: the rest
 * of a face is left out of what they load.
 */
export function importersOf(id: string, context: Context, isLater = false): string[] {
  const known = found.get(context) ?? new Map<string, string[]>()
  found.set(context, known)
  const key = isLater ? `later ${id}` : id
  const importers = known.get(key) ?? findImporters(id, context, isLater)
  known.set(key, importers)
  return importers
}

function findImporters(id: string, context: Context, isLater: boolean): string[] {
  const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {}
  const users = importers.flatMap((importer) => {
    const { code } = context.getModuleInfo(importer) ?? {}
    if (!importer.endsWith('/index.ts') || !code) return importer
    const names = namesFrom(code, (from) => id.endsWith(basename(from)) || id === faceOf(from, id))
    return namersOf(importer, names, context, isLater)
  })
  return isLater ? [...users, ...dynamicImporters] : users
}

/** Who imports one of these names from a face, also where another face hands it on. */
function namersOf(face: string, names: readonly string[], context: Context, isLater: boolean): string[] {
  const { importers = [], dynamicImporters = [] } = context.getModuleInfo(face) ?? {}
  const isFace = (from: string) => face === faceOf(from, face)
  const users = importers.flatMap((importer) => {
    const named = namesFrom(context.getModuleInfo(importer)?.code ?? '', isFace).filter((name) =>
      names.includes(name),
    )
    if (named.length === 0) return []
    return isLater && importer.endsWith('/index.ts') ? namersOf(importer, named, context, isLater) : importer
  })
  return isLater ? [...users, ...dynamicImporters] : users
}

/** The face that a path such as '#features/contacts' means, beside another file of the source. */
const faceOf = (from: string, beside: string) =>
  `${beside.slice(0, beside.indexOf('/src/'))}/src/${from.slice(1)}/index.ts`

/** What a module imports or hands on from a file. */
function namesFrom(code: string, isFile: (from: string) => boolean): string[] {
  return [...code.matchAll(/(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)]
    .filter(([, , from = '']) => isFile(from))
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''))
}

/** Which first screens need a module at once. */
function screensOf(id: string, context: Context): Set<string> {
  const users = new Set([id])
  for (const user of users) for (const importer of importersOf(user, context)) users.add(importer)
  return new Set(
    [...users].flatMap((user) => {
      if (context.getModuleInfo(user)?.isEntry) return ['entry']
      if (user.endsWith(`/src/${WHOLE}`)) return ['whole']
      if (user.endsWith('/src/tracking/index.ts')) return ['tracking']
      return FIRST.flatMap(([file, screens]) => (user.endsWith(`/src/${file}`) ? screens : []))
    }),
  )
}

/** Whether a page needs a module before anything is clicked. */
export const isOfFirstScreen = (id: string, context: Context): boolean =>
  [...screensOf(id, context)].some((screen) => !LATER.includes(screen))

/** Styles stand in two files, since small ones compress badly (SPD-2): those of first screens and all others. */
const sheetOf = (id: string, context: Context): string => (isOfFirstScreen(id, context) ? 'first' : 'later')

/** Whether kinds of fields are drawn with it, or both what makes forms and what makes mails: small files compress badly. */
function isIconOfFields(id: string, context: Context): boolean {
  if (!id.includes('/lucide-react/')) return false
  const users = importersOf(id, context)
  const isIn = (folder: string) => users.some((user) => user.includes(folder))
  return isIn('/features/forms/field-names/') || (isIn('/features/forms/') && isIn('/features/editor/'))
}

/** What begins a page, and what stands around pages. */
const PAGE = /\/src\/app\/(?:pages|layouts)\/[\w-]+\.tsx$/

/** What leads to a module in the end, by imports at once and by those that come later: pages, layouts and the entry. */
function rootsOf(id: string, context: Context, isLater: boolean): Set<string> {
  const roots = new Set<string>()
  const users = new Set([id])
  for (const user of users) {
    if (PAGE.test(user)) {
      roots.add(user)
      continue
    }
    if (context.getModuleInfo(user)?.isEntry) roots.add(user)
    for (const importer of importersOf(user, context, isLater)) users.add(importer)
  }
  return roots
}

/** The one page that needs a module at once, where only parts of this page want it besides: it stands in the page's own file. */
function ownPageOf(id: string, context: Context): string | null {
  // The frame around the pages of a workspace stands with what they share: neither is wanted without the other.
  if (chunkOf(id, context) === 'workspace') return 'main-layout'
  if (screensOf(id, context).size > 0) return null
  const [page, ...others] = rootsOf(id, context, true)
  if (page === undefined || others.length > 0 || !rootsOf(id, context, false).has(page)) return null
  return basename(page, '.tsx')
}

/**
 * The chunk of a module that several entries share is what its importers imply: few files on the first screen
 * (SPD-3), and none of them holds what only another screen needs.
 */
function chunkOf(id: string, context: Context): string | null {
  const users = screensOf(id, context)
  const screens = [...users].filter((screen) => !LATER.includes(screen)).sort()
  // Few files before the contacts are whole, and none before the assistant that is theirs alone.
  if (screens.join() === 'assistant') return users.has('whole') ? 'signed-in' : null
  if (screens.length === 0) {
    if (users.has('editor') && EDITOR.test(id)) return 'email-editor'
    // Few files before the list of drafts, which the demo of the editor begins with.
    if (users.has('drafts') && users.has('editor') && !users.has('campaign') && DRAFTS.test(id))
      return 'drafts'
    if (SCHEMAS.test(id)) return 'schemas'
    if (users.has('tracking')) return null
    if (LISTS.test(id)) return 'lists'
    const [, calls] = CALLS.exec(id) ?? []
    if (calls !== undefined) return calls
    if (CONDITIONS.test(id)) return 'condition-editor'
    if (FOOTERS.test(id)) return 'footer-text'
    if (COLOURS.test(id)) return 'colours'
    if (RULES.test(id)) return 'condition-rules'
    if (SENTENCES.test(id)) return 'sentences'
    if (CHOICES.test(id)) return 'choices'
    if (FIELDS.test(id)) return 'fields'
    if (DATES.test(id)) return 'dates'
    if (SPARKLINE.test(id)) return 'sparkline'
    if (CONTROLS.test(id)) return 'controls'
    if (TYPED.test(id)) return 'typed'
    if (EDITING.test(id) && !users.has('editor')) return 'editing'
    if (isIconOfFields(id, context)) return 'field-icons'
    if (FORMS.test(id)) return 'form-facts'
    if (FORM_SCREENS.test(id)) return 'forms'
    if (ADDRESSES.test(id)) return 'addresses'
    if (REPORT.test(id)) return 'report'
    if (MAILS.test(id)) return 'mails'
    if (!users.has('whole')) return null
    if (id.includes('/src/components/conflict/')) return null
    if (users.has('editor')) return 'controls'
    return users.has('campaign') ? 'tools' : 'contacts-whole'
  }
  if (screens.includes('sign-in')) return 'every-page'
  // Small, and else others would wait for what only another screen needs.
  const isSmall =
    (users.has('editor') && id.includes('/src/api/')) ||
    ((users.has('editor') || users.has('whole')) && id.includes('/lucide-react/')) ||
    (screens.join() === 'workspaces' && users.has('whole')) ||
    OF_MANY_LISTS.test(id) ||
    OF_CONTACTS.test(id)
  // Lists of other screens have no table of this kind, but its checkboxes and pills.
  if (screens.length === 1 && !isSmall) return screens.join() === 'contacts' ? 'table' : screens.join()
  return screens.includes('workspaces') ? 'signed-in' : 'workspace'
}

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: sheetOf, debugName: 'styles', test: /\.vanilla\.css/, priority: 4 },
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|swr|use-sync-external-store|react-intl|@formatjs|intl-messageformat|react-error-boundary|dequal)[\\/]|vanilla-extract[\\/](dynamic|private)/,
    priority: 3,
  },
  {
    name: 'layers',
    test: /node_modules[\\/](@radix-ui|radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar|get-nonce|tslib)/,
    priority: 2,
  },
  { name: 'shell', tags: ['$initial'], priority: 2 },
  { name: ownPageOf, debugName: 'own', priority: 2, includeDependenciesRecursively: false },
  {
    name: chunkOf,
    debugName: 'shared',
    priority: 1,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
]
