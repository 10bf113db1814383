import Hammer from 'lucide-react/icons/hammer'
import { createRoot } from 'react-dom/client'
import { useIntl } from 'react-intl'
import { EmptyState } from '#components/empty-state'
import { Icon } from '#components/icon'
import { Link } from '#components/link'
import { detectLocale, loadCatalogue } from '#intl'
import { readStored, storageKeys } from '#lib/storage'
import { messages } from './demo-editor.messages.ts'
import { PreferencesProvider } from './preferences.tsx'
import { reportError } from './report-error.ts'
import { decodeTheme } from './theme.ts'

/** What stands at /demo/editor in place of the app (ROU-7): no account, no backend. Its editor is still to come. */
export async function start(element: HTMLElement): Promise<void> {
  const locale = detectLocale(
    readStored(storageKeys.locale, (value) => value),
    navigator.languages,
  )
  const catalogue = await loadCatalogue(locale)
  createRoot(element, { onUncaughtError: reportError }).render(
    <PreferencesProvider
      initialTheme={readStored(storageKeys.theme, decodeTheme) ?? 'system'}
      initialLocale={locale}
      initialCatalogue={catalogue}
    >
      <DemoEditor />
    </PreferencesProvider>,
  )
}

function DemoEditor() {
  const intl = useIntl()
  return (
    <main>
      <EmptyState
        drawing={<Icon of={Hammer} size="large" />}
        title={intl.formatMessage(messages.title)}
        action={<Link href="/">{intl.formatMessage(messages.home)}</Link>}
      >
        {intl.formatMessage(messages.text)}
      </EmptyState>
    </main>
  )
}
