import type { ReactNode } from 'react'
import { ApiProvider, type Api } from '#api/core'
import { LinkProvider } from '#components/link'
import { SessionProvider, type Session } from '#features/session'
import type { Config } from '#lib/config'
import { AddressReaderProvider, type AddressReader } from './address-reader.ts'
import { ConfigProvider } from './config-context.tsx'
import { GuardedNavigation } from './guarded-navigation.tsx'
import { WholeToasts } from './whole-toasts.tsx'
import { LeaveQuestionHost } from './leave-question-host.tsx'
import { PreferencesProvider, type PreferencesProviderProps } from './preferences.tsx'
import { FollowedLinks, RouterLink } from './router-link.tsx'

export interface AppProvidersProps extends PreferencesProviderProps {
  api: Api
  session: Session
  config: Config
  readAddress: AddressReader
  /** Where notifications appear. @default they come once the first screen stands */
  toasts?: ReactNode
}

/** What every screen stands in, in the app and in Storybook alike. Stands inside a router. */
export function AppProviders({
  api,
  session,
  config,
  readAddress,
  toasts = <WholeToasts />,
  children,
  ...preferences
}: AppProvidersProps): ReactNode {
  return (
    <ConfigProvider value={config}>
      <PreferencesProvider {...preferences}>
        <ApiProvider api={api}>
          <SessionProvider session={session}>
            <AddressReaderProvider value={readAddress}>
              <LinkProvider component={RouterLink}>
                <GuardedNavigation>
                  <FollowedLinks>
                    {children}
                    {toasts}
                    <LeaveQuestionHost />
                  </FollowedLinks>
                </GuardedNavigation>
              </LinkProvider>
            </AddressReaderProvider>
          </SessionProvider>
        </ApiProvider>
      </PreferencesProvider>
    </ConfigProvider>
  )
}
