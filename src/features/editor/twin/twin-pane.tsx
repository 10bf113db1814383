import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { languageName } from '#features/editor/blocks'
import { EditorStoreProvider, useEditor, useEditorStore } from '#features/editor/state'
import { twinStore } from './twin-store.ts'
import { messages } from './twin.messages.ts'
import * as styles from './twin.css.ts'

/** The mail in its other language, beside the one that is edited: the same blocks are selected in both (EML-503). */
export function TwinPane({ children }: { children: (label: string) => ReactNode }) {
  const intl = useIntl()
  const store = useEditorStore()
  const [twin] = useState(() => twinStore(store))
  const lang = useEditor(({ document }) => document.settings.twin?.lang)
  if (lang === undefined) return null
  const language = languageName(intl, lang)
  return (
    <section className={styles.pane} aria-label={language}>
      <EditorStoreProvider store={twin}>
        {children(intl.formatMessage(messages.canvasOf, { language }))}
      </EditorStoreProvider>
    </section>
  )
}
