import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { screenCommands, type ScreenCommand } from '#lib/screen-commands'
import { insertableWords } from '#features/editor/blocks'
import { messages } from './canvas.messages.ts'
import { commandNames } from './editor-commands.messages.ts'
import { editorCommands } from './editor-commands.ts'
import { insertKind } from './insert.ts'
import { useCommandContext } from './use-commands.ts'

/** Puts what can be done with the mail now, and every block, into the command palette (EML-202); `isTwin`: nothing. */
export function usePaletteCommands(focusSelected: () => void, isTwin: boolean): void {
  const context = useCommandContext()
  const list = useEffectEvent((): ScreenCommand[] => {
    const { intl, store } = context
    const state = store.getState()
    const then = (act: () => void) => () => {
      flushSync(act)
      focusSelected()
    }
    const ofMail = editorCommands
      .filter(({ isEnabled }) => isEnabled(state))
      .map(({ id, keys: [keys], run }): ScreenCommand => ({
        id: `mail:${id}`,
        group: intl.formatMessage(messages.commands),
        label: intl.formatMessage(commandNames[id]),
        ...(keys && { keys }),
        run: then(() => run(context)),
      }))
    if (state.readOnly) return ofMail
    const blocks = insertableWords(intl).map(({ kind, label }): ScreenCommand => ({
      id: `insert:${kind}`,
      group: intl.formatMessage(messages.insert),
      label,
      keywords: [kind],
      run: then(() => insertKind(context, kind)),
    }))
    return [...ofMail, ...blocks]
  })
  useEffect(() => (isTwin ? undefined : screenCommands.add(() => list())), [isTwin])
}
