import { useState, type ComponentType } from 'react'
import { expect, waitFor } from 'storybook/test'
import { ApiProvider, SLOW, useApi, WorkspaceScope } from '#api/core'
import { createFakeClock, type FakeClock } from '#lib/clock.fake'

/** A decorator whose story has a clock of its own, and the hand that moves it. */
export function handMovedClock(workspaceId: string) {
  let clock: FakeClock | undefined
  function AtHandMovedClock({ Story }: { Story: ComponentType }) {
    const api = useApi()
    const [own] = useState(createFakeClock)
    clock = own
    return (
      <ApiProvider api={{ ...api, clock: own }}>
        <WorkspaceScope workspaceId={workspaceId}>
          <Story />
        </WorkspaceScope>
      </ApiProvider>
    )
  }
  return {
    decorator: (Story: ComponentType) => <AtHandMovedClock Story={Story} />,
    advance: (ms: number) => clock?.advance(ms),
    waiting: () => clock?.waiting() ?? 0,
    /** Lets a wait that has begun become a long one (ERR-3). */
    async waitLong() {
      await waitFor(() => expect(clock?.waiting()).toBeGreaterThan(0))
      clock?.advance(SLOW.after)
    },
  }
}
