import { Suspense, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useIntl } from 'react-intl'
import { Link } from '#components/link'
import { ToastRegion } from '#components/toast'
import { createDrafts, draftChannel, EditorScreen, preloadDraftList, sampleData } from '#features/editor'
import { MoreMessages, type Catalogue, type Locale } from '#intl'
import { systemClock } from '#lib/clock'
import { browserRecords } from '#lib/kept-records'
import { readStored, storageKeys } from '#lib/storage'
import { LeaveQuestionHost } from './leave-question-host.tsx'
import { messages } from './demo-editor.messages.ts'
import { PreferencesProvider } from './preferences.tsx'
import { reportError } from './report-error.ts'
import { decodeTheme } from './theme.ts'
import * as styles from './demo-editor.css.ts'

/**
 * What stands at /demo/editor in place of the app (ROU-7): no account, no backend, a fictional brand. Its words are on their way
 * already.
 */
export async function start(
  element: HTMLElement,
  locale: Locale,
  words: Promise<readonly [Catalogue, unknown]>,
): Promise<void> {
  const [[catalogue]] = await Promise.all([words, preloadDraftList()])
  createRoot(element, { onUncaughtError: reportError }).render(
    <PreferencesProvider
      initialTheme={readStored(storageKeys.theme, decodeTheme) ?? 'system'}
      initialLocale={locale}
      initialCatalogue={catalogue}
    >
      <Suspense fallback={null}>
        <MoreMessages of="editor">
          <DemoEditor />
          <ToastRegion />
          <LeaveQuestionHost />
        </MoreMessages>
      </Suspense>
    </PreferencesProvider>,
  )
}

function DemoEditor() {
  const intl = useIntl()
  const [draftId, setDraftId] = useState<string>()
  const drafts = useMemo(
    () =>
      createDrafts({
        workspaceId: 'demo',
        records: browserRecords,
        channel: draftChannel(),
        clock: systemClock,
      }),
    [],
  )
  return (
    <div className={styles.root}>
      <header className={styles.bar}>
        <span>{intl.formatMessage(messages.title)}</span>
        <Link href="/">{intl.formatMessage(messages.home)}</Link>
      </header>
      <main className={styles.main}>
        <EditorScreen
          data={sampleData}
          place={{ scope: 'demo' }}
          drafts={drafts}
          draftId={draftId}
          onDraftChange={setDraftId}
        />
      </main>
    </div>
  )
}
