import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import {
  contactsQueryValues,
  ContactsScreen,
  readContactsQuery,
  type ContactsQuery,
} from '#features/contacts'

interface AtAddressProps {
  /** What the address says when the screen opens. */
  query: Partial<ContactsQuery>
  onQueryChange: (change: Partial<ContactsQuery>) => void
}

/** Keeps the address as the app does. */
function AtAddress({ query: initial, onQueryChange }: AtAddressProps) {
  const [query, setQuery] = useState({ ...readContactsQuery({}), ...initial })
  return (
    <ContactsScreen
      query={query}
      onQueryChange={(change) => {
        setQuery((now) => ({ ...now, ...change }))
        onQueryChange(change)
      }}
      hrefFor={(change) =>
        `?${String(new URLSearchParams(Object.entries(contactsQueryValues({ ...query, ...change })).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))))}`
      }
    />
  )
}

const meta = preview.meta({
  component: AtAddress,
  args: { query: {}, onQueryChange: () => undefined },
  parameters: {
    frame: 'screen',
    mock: { workspaceId: 'ws_sakura' },
    docs: { story: { inline: false, height: '640px' } },
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/240/)).toBeVisible()
    await expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(5)
  },
})
