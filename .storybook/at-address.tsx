import { useState, type ComponentType } from 'react'
import { settingsLinksOf } from '#app/settings-links.ts'
import { SettingsLinksContext, type SectionProps } from '#features/workspaces/settings-section'
import { settingsHash } from '#lib/query'

/** Where a section of the settings leads, as in the app. */
export const settingsLinks = settingsLinksOf('ws_sakura', settingsHash)

/** A section of the settings that keeps what is open in it as the address does. */
export const atAddress = (Section: ComponentType<SectionProps>) =>
  function AtAddress({ value: initial, hrefOf, onOpen }: SectionProps) {
    const [value, setValue] = useState(initial)
    return (
      <SettingsLinksContext value={settingsLinks}>
        <Section
          value={value}
          hrefOf={hrefOf}
          onOpen={(next) => {
            setValue(next)
            onOpen(next)
          }}
        />
      </SettingsLinksContext>
    )
  }
