import { flushSync } from 'react-dom'
import { isBilingual, isSpoken, otherLanguage, type SpokenBlock } from '#mail/twin'
import { blockNames, describeNode, languageName } from '#features/editor/blocks'
import { inDocumentOrder, nodeOf, type EditorState } from '#features/editor/store'
import { announcements } from './editor-commands.messages.ts'
import type { CommandContext } from './editor-commands.ts'
import { showSelected } from './show-selected.ts'

/** Undo or redo, in the language in which it was done: that one is shown. */
export function goBack({ store, intl, announce }: CommandContext, way: 'undo' | 'redo') {
  const before = store.getState().document.settings.lang
  store[way]()
  showSelected(store)
  const { lang } = store.getState().document.settings
  const said =
    way === 'undo'
      ? { here: announcements.undone, there: announcements.undoneIn }
      : { here: announcements.redone, there: announcements.redoneIn }
  announce(
    lang === before
      ? intl.formatMessage(said.here)
      : intl.formatMessage(said.there, { language: languageName(intl, lang) }),
  )
}

/** Shows the mail in its other language, with the same blocks selected. */
export function switchLanguage({ store, intl, announce }: CommandContext) {
  // A text that is being written keeps what an input method is composing when it closes: in the language it was typed in.
  flushSync(() => store.edit(undefined))
  const next = otherLanguage(store.getState().document)
  store.show(next)
  announce(intl.formatMessage(announcements.nowIn, { language: languageName(intl, next.settings.lang) }))
}

const twin = () => import('#features/editor/twin')

/** Selects the next part that is not translated. */
export const nextUntranslated = (context: CommandContext): Promise<void> =>
  twin().then((loaded) =>
    loaded.nextUntranslated(context, {
      onSwitch: () => switchLanguage(context),
      nameOf: (document, id) =>
        id === undefined
          ? context.intl.formatMessage(blockNames.mail)
          : describeNode(context.intl, document, id),
    }),
  )

/** The one selected block that could say the same as in the other language. */
export function translatable({ document, selected, readOnly }: EditorState): SpokenBlock | undefined {
  const [only] = inDocumentOrder(document, selected)
  const node = only === undefined || selected.length > 1 ? undefined : nodeOf(document, only)
  if (readOnly || !isBilingual(document) || !node || !('type' in node) || node.type === 'section')
    return undefined
  return isSpoken(node) && node.twin !== undefined && node.locked !== true ? node : undefined
}

/** The selected block says the same in both languages. */
export const copyOriginal = (context: CommandContext): Promise<void> =>
  twin().then((loaded) => {
    const block = translatable(context.store.getState())
    if (block) loaded.copyOriginal(context, block)
  })
