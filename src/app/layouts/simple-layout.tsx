import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { Outlet } from 'react-router'
import { BrandMark } from '#components/brand-mark'
import { deferred } from '#components/deferred'
import { Link } from '#components/link'
import { SignedOut } from '#features/session'
import { localeNames, locales, type Locale } from '#intl'
import { paths } from '#lib/link'
import { productName } from '#lib/product'
import { usePreferences } from '#app/preferences.tsx'
import { AccountMenu } from './account-menu.tsx'
import { messages } from './layout.messages.ts'
import { PageFrame } from './page-frame.tsx'
import * as styles from './simple-layout.css.ts'

// Few come here signed out: the choice of a language stands in the account menu otherwise.
const SegmentedControl = deferred(
  async () => (await import('#components/segmented-control')).SegmentedControl<Locale>,
)

/** The product's mark, the account, and the page (ROU-21). */
export function SimpleLayout() {
  const intl = useIntl()
  const { locale, setLocale } = usePreferences()
  return (
    <div className={styles.root}>
      <header className={styles.bar}>
        <span className={styles.brand}>
          <BrandMark />
          <Link href={paths.WORKSPACES} tone="quiet" translate="no">
            {productName}
          </Link>
        </span>
        <AccountMenu />
        <SignedOut>
          <Suspense fallback={null}>
            <SegmentedControl
              label={intl.formatMessage(messages.language)}
              value={locale}
              onValueChange={setLocale}
              options={locales.map((value) => ({ value, label: localeNames[value], lang: value }))}
            />
          </Suspense>
        </SignedOut>
      </header>
      <main className={styles.main}>
        <PageFrame>
          <Outlet />
        </PageFrame>
      </main>
    </div>
  )
}
