import type { IntlShape } from 'react-intl'
import type { EditorStore } from '#features/editor/store'
import { nodesOf, type EmailDocument } from '#mail/document'
import { otherLanguage, type SpokenBlock } from '#mail/twin'
import { copyOther } from '#mail/twin/changes'
import { untranslatedParts } from '#mail/twin/untranslated'
import { messages } from './twin.messages.ts'

/** What the commands work with. */
export interface TwinContext {
  store: EditorStore
  intl: IntlShape
  announce: (text: string) => void
}

/** What the canvas does for it. */
export interface NextOptions {
  onSwitch: () => void
  /** What a block is called; the mail without an id. */
  nameOf: (document: EmailDocument, id: string | undefined) => string
}

/** Selects the next part that is not translated, and the first one of the other language where this one is complete. */
export function nextUntranslated({ store, intl, announce }: TwinContext, { onSwitch, nameOf }: NextOptions) {
  if (untranslatedParts(store.getState().document).length === 0) {
    if (untranslatedParts(otherLanguage(store.getState().document)).length === 0)
      return announce(intl.formatMessage(messages.allTranslated))
    onSwitch()
    store.select([])
  }
  const { document: mail, selected } = store.getState()
  const parts = untranslatedParts(mail)
  const places = [...nodesOf(mail.sections)].map(({ id }) => id)
  const active = selected.at(-1)
  const here = active === undefined ? -1 : places.indexOf(active)
  const isLater = (id: string | undefined) => id !== undefined && places.indexOf(id) > here
  // The mail itself comes before its blocks; where it is selected already, the first block is next.
  const isAtMail = active === undefined && parts[0] === undefined && parts.length > 1
  const next = isAtMail ? parts[1] : (parts.find(isLater) ?? parts[0])
  store.edit(undefined)
  store.select(next === undefined ? [] : [next])
  announce(intl.formatMessage(messages.saidUntranslated, { name: nameOf(mail, next) }))
  if (next !== undefined) reveal(next)
}

/** Scrolls to a block, and takes the focus along where it is in the canvas. */
function reveal(id: string) {
  const canvas = document.activeElement?.closest('[role=application]')
  const element = (canvas ?? document).querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)
  if (canvas) element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}

/** Takes the words of the other language over into a block. */
export function copyOriginal({ store, intl, announce }: TwinContext, block: SpokenBlock) {
  if (store.apply(copyOther(block)) === undefined) announce(intl.formatMessage(messages.copied))
}
