import { MoreMessages } from '#intl'
import { CommandHost } from './command-host.tsx'
import { Later } from './later.tsx'
import { LostAccess } from './lost-access.tsx'
import { SettingsHost } from './settings-host.tsx'

/** What lies over every page when it is asked for: the settings, the commands, and what is said about the page. No first screen waits for it. */
export function Hosts() {
  return (
    <>
      <SettingsHost />
      <CommandHost />
      <Later>
        <MoreMessages>
          <LostAccess />
        </MoreMessages>
      </Later>
    </>
  )
}
