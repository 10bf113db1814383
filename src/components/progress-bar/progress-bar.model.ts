/** How long after a navigation the bar calls it resolved, ms (FRA-20). */
export const PROGRESS_BAR = { resolveAfter: 200 } as const

/** The bar of a navigation (FRA-20). 'fallbacking': the code or data of the page is still on its way. */
export type BarState = 'resolved' | 'resolving' | 'fallbacking'

export type BarEvent = 'navigated' | 'time passed' | 'fallback shown' | 'fallback gone'

export const initialBar: BarState = 'resolved'

export function reduceBar(state: BarState, event: BarEvent): BarState {
  switch (event) {
    case 'navigated':
      return 'resolving'
    case 'time passed':
      return state === 'resolving' ? 'resolved' : state
    case 'fallback shown':
      return state === 'resolving' ? 'fallbacking' : state
    case 'fallback gone':
      return 'resolved'
  }
}
