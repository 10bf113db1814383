import { CommandHost } from './command-host.tsx'
import { SettingsHost } from './settings-host.tsx'

/** What lies over every page when it is asked for: the settings, the commands. No first screen waits for it. */
export function Hosts() {
  return (
    <>
      <SettingsHost />
      <CommandHost />
    </>
  )
}
