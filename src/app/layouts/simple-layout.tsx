import { Outlet } from 'react-router'
import { BrandMark } from '#components/brand-mark'
import { Link } from '#components/link'
import { paths } from '#lib/link'
import { productName } from '#lib/product'
import { AccountMenu } from './account-menu.tsx'
import { PageFrame } from './page-frame.tsx'
import * as styles from './simple-layout.css.ts'

/** The product's mark, the account, and the page (SPEC.md 2.3). */
export function SimpleLayout() {
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
      </header>
      <main className={styles.main}>
        <PageFrame>
          <Outlet />
        </PageFrame>
      </main>
    </div>
  )
}
