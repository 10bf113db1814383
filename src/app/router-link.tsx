import {
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { useNavigate } from 'react-router'
import type { AnchorProps } from '#components/link'
import { AddressReaderProvider } from './address-reader.ts'
import { preloadPage } from './routes.tsx'

type Follow = (event: MouseEvent<HTMLAnchorElement>, href: string) => void

const FollowContext = createContext<Follow>(() => undefined)

/** Lets the links below it go by the router. Stands below what asks before something unsaved is left. */
export function FollowedLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const read = use(AddressReaderProvider)
  const latest = useRef(navigate)
  useLayoutEffect(() => {
    latest.current = navigate
  }, [navigate])
  const follow = useCallback(
    (event: MouseEvent<HTMLAnchorElement>, href: string) => {
      if (event.defaultPrevented || isForTheBrowser(event)) return
      event.preventDefault()
      const { pathname = '', search = '', hash = '' } = read?.() ?? {}
      // Where one is already, Back does not come by twice.
      void latest.current(href, { replace: href === pathname + search + hash })
    },
    [read],
  )
  return <FollowContext value={follow}>{children}</FollowContext>
}

/** A new tab or window is wanted, or it leads to another site. */
const isForTheBrowser = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 ||
  metaKey ||
  altKey ||
  ctrlKey ||
  shiftKey ||
  !['', '_self'].includes(currentTarget.target) ||
  currentTarget.origin !== window.location.origin

/**
 * The link of the whole component library, to an address of this site. Pointing at it, or reaching it by Tab, loads where it
 * leads. A list has dozens, which are not drawn anew with each change of the address.
 */
export function RouterLink({ href, onClick, onPointerEnter, onFocus, children, ...rest }: AnchorProps) {
  const follow = use(FollowContext)
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        follow(event, href)
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        preloadPage(href)
      }}
      onFocus={(event) => {
        onFocus?.(event)
        preloadPage(href)
      }}
    >
      {children}
    </a>
  )
}
