// The floor: the least page with the libraries that the product must load. The app's budgets are multiples of it.
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { BrowserRouter, Link, Outlet, Route, Routes } from 'react-router'
import { SWRConfig } from 'swr'
import * as styles from './floor.css.ts'

const locale = navigator.languages[0]?.startsWith('ja') ? 'ja' : 'en'
const [messages, { List }] = await Promise.all([
  locale === 'ja' ? import('./messages-ja.ts') : import('./messages-en.ts'),
  import('./list.tsx'),
])

const Layout = () => (
  <div className={styles.root}>
    <Link to="/">Floor</Link>
    <Outlet />
  </div>
)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')
createRoot(root).render(
  <IntlProvider locale={locale} messages={messages.default}>
    <SWRConfig value={{ provider: () => new Map() }}>
      <BrowserRouter>
        <Routes>
          <Route element={<Layout />}>
            <Route path="*" element={<List />} />
          </Route>
        </Routes>
      </BrowserRouter>
    </SWRConfig>
  </IntlProvider>,
)
