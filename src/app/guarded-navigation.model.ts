import type { Navigator, Path, To } from 'react-router'

/** The settings, which the hash of the address opens over any page. */
export const SETTINGS_AREA = 'settings'

type Address = Pick<Path, 'pathname' | 'search' | 'hash'>

/** A search without where one is within a page: its steps share what is edited, and none of it is left (CAM-62). */
function withoutPlace(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('step')
  query.delete('target')
  query.delete('mail')
  return query.toString()
}

/**
 * What is left on the way from one address to the other: the settings where only the hash changes, 'page' for the page
 * and all that is over it, 'nothing' where it is the same address or another step of the same page.
 */
export function leftBetween(from: Address, to: Address): 'nothing' | 'settings' | 'page' {
  if (from.pathname !== to.pathname || withoutPlace(from.search) !== withoutPlace(to.search)) return 'page'
  return from.hash === to.hash ? 'nothing' : 'settings'
}

export type Leave = (go: () => void, area: string | undefined) => void

const addressOf = (to: To, here: Address): Address => {
  const { pathname, search, hash } =
    typeof to === 'string'
      ? new URL(to, `http://app${here.pathname}`)
      : { ...here, search: '', hash: '', ...to }
  return { pathname, search, hash }
}

/** The navigator that asks before it leaves something unsaved. */
export function guardedNavigator(navigator: Navigator, here: () => Address, leave: Leave): Navigator {
  const guarded = (to: To, isReplaced: boolean, go: () => void) => {
    const left = leftBetween(here(), addressOf(to, here()))
    // What replaces the address of the same page only keeps a place in it, such as how far a list was scrolled.
    const stays = isReplaced && addressOf(to, here()).pathname === here().pathname
    if (left === 'nothing' || stays) go()
    else leave(go, left === 'settings' ? SETTINGS_AREA : undefined)
  }
  const { encodeLocation } = navigator
  return {
    createHref: (to) => navigator.createHref(to),
    ...(encodeLocation && { encodeLocation: (to: To) => encodeLocation(to) }),
    go: (delta) => leave(() => navigator.go(delta), undefined),
    push: (to, ...rest) => guarded(to, false, () => navigator.push(to, ...rest)),
    replace: (to, ...rest) => guarded(to, true, () => navigator.replace(to, ...rest)),
  }
}
