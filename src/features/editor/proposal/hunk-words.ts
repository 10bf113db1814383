import type { IntlShape } from 'react-intl'
import type { AnyNode, EmailDocument } from '#mail/document'
import { plainText } from '#mail/document/content'
import type { Atom, Hunk, Proposal } from '#mail/hunks'
import { nodeName, nodeWhere } from '#features/editor/blocks'
import { nodeOf } from '#features/editor/store'
import { LIST_OF_NAMES } from '#lib/list-format'
import { categoryOf, settingName } from './field-names.ts'
import { nodeText, shortened } from './node-text.ts'
import { messages } from './hunk-words.messages.ts'
import { fieldNames } from './field-names.messages.ts'

/** Characters of a text that is compared. */
const TEXT_MAX = 4000

/** A change as it is read: what is changed, and how it was and would be. */
export interface HunkWords {
  title: string
  before: string | undefined
  after: string | undefined
}

type NodeAtom = Extract<Atom, { id: string }>

/** The change that a hunk is named after: what is put in or taken out says more than what moves with it. */
export function mainAtom({ atoms }: Hunk): Atom | undefined {
  const order = ['add', 'remove', 'width', 'move', 'fields', 'settings'] as const
  return atoms.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))[0]
}

/** Before and after of a hunk. With `now`, before is how the mail is at present (EML-603). */
export function hunkWords(
  intl: IntlShape,
  proposal: Proposal,
  hunk: Hunk,
  now: EmailDocument = proposal.base,
): HunkWords {
  const atom = mainAtom(hunk)
  if (!atom) return { title: '', before: undefined, after: undefined }
  if (atom.kind === 'settings') {
    const name = intl.formatMessage(settingName(atom.key))
    return {
      title: intl.formatMessage(messages.setting, { name }),
      before: settingText(now, atom.key),
      after: settingText(proposal.proposed, atom.key),
    }
  }
  return nodeWords(intl, proposal, { atom, now })
}

function nodeWords(
  intl: IntlShape,
  { base, proposed }: Proposal,
  { atom, now }: { atom: NodeAtom; now: EmailDocument },
): HunkWords {
  const [old, present, next] = [base, now, proposed].map((one) => nodeOf(one, atom.id))
  const named = present ?? old ?? next
  const name = named ? nodeName(intl, named) : ''
  const words = (node: AnyNode | undefined) => (node && shortened(nodeText(node), TEXT_MAX)) || undefined
  switch (atom.kind) {
    case 'add':
      return {
        title: intl.formatMessage(messages.added, { name: next ? nodeName(intl, next) : '' }),
        before: undefined,
        after: words(next),
      }
    case 'remove':
      return {
        title: intl.formatMessage(messages.removed, { name }),
        before: words(present ?? old),
        after: undefined,
      }
    case 'move':
      return {
        title: intl.formatMessage(messages.moved, { name }),
        before: nodeWhere(intl, now, atom.id) || undefined,
        after: nodeWhere(intl, proposed, atom.id) || undefined,
      }
    case 'width':
      return { title: intl.formatMessage(messages.columns), before: undefined, after: undefined }
    case 'fields':
      return fieldWords(intl, { keys: atom.keys, name, present, next })
  }
}

interface FieldsChange {
  keys: readonly string[]
  name: string
  present: AnyNode | undefined
  next: AnyNode | undefined
}

function fieldWords(intl: IntlShape, { keys, name, present, next }: FieldsChange): HunkWords {
  const categories = [...new Set(keys.map(categoryOf))]
  const [only] = categories
  const [before, after] = [present, next].map((node) => (node ? shortened(nodeText(node), TEXT_MAX) : ''))
  if (categories.includes('text') && before !== after) {
    const more = categories.filter((one) => one !== 'text')
    return {
      title: intl.formatMessage(messages.text, { name }),
      before: before || undefined,
      after:
        [
          after,
          ...(more.length > 0 ? [intl.formatMessage(messages.also, { names: namesOf(intl, more) })] : []),
        ].join(' ') || undefined,
    }
  }
  const title = intl.formatMessage(messages.look, {
    name,
    what: only === undefined ? '' : namesOf(intl, categories),
  })
  const [key] = keys
  return {
    title,
    before: keys.length === 1 && key !== undefined ? valueText(present, key) : undefined,
    after: keys.length === 1 && key !== undefined ? valueText(next, key) : undefined,
  }
}

const namesOf = (intl: IntlShape, categories: readonly (keyof typeof fieldNames)[]) =>
  intl.formatList(
    categories.map((one) => intl.formatMessage(fieldNames[one])),
    LIST_OF_NAMES,
  )

/** Values that read as they are; undefined for those that are only named. */
function plainValue(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return shortened(value, TEXT_MAX) || undefined
  if (typeof value !== 'object' || value === null) return undefined
  if ('light' in value && typeof value.light === 'string') return value.light
  if ('parts' in value && Array.isArray(value.parts))
    return value.parts.map((part: unknown) => (typeof part === 'string' ? part : '…')).join('')
  return undefined
}

const numeric: ReadonlySet<string> = new Set(['size', 'text', 'link', 'colors'])

const valueText = (node: AnyNode | undefined, key: string): string | undefined =>
  node && numeric.has(categoryOf(key))
    ? plainValue(new Map<string, unknown>(Object.entries(node)).get(key))
    : undefined

function settingText({ settings }: EmailDocument, key: string): string | undefined {
  if (key === 'preheader') return plainText(settings.preheader) || undefined
  return key === 'title' || key === 'width' || key === 'baseSize' || key === 'radius'
    ? plainValue(settings[key])
    : undefined
}
